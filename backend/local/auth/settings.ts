import type { KeyValue } from '../store/key-value';

const SETTINGS_KEY = 'enumeration-protection';

/** The project's switches a test may turn. */
export interface Settings {
  /** With it (the default of new projects) no answer tells which addresses have an account. */
  readonly hidesAddresses: boolean;
  hideAddresses(on: boolean): Promise<void>;
}

/** The settings kept in the table. */
export function openSettings(table: KeyValue): Settings {
  let hides = table.get(SETTINGS_KEY) !== false;
  return {
    get hidesAddresses() {
      return hides;
    },
    hideAddresses: async (on) => {
      hides = on;
      await table.put(SETTINGS_KEY, on);
    },
  };
}
