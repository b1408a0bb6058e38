import type { Emulators, FirebaseProject } from '@fm/firebase/app';
import type { Session } from '@fm/platform';

/** Where the page finds its settings. */
export const SETTINGS_PATH = '/standalone.json';

/** What the server tells the page of an area that runs alone. */
export interface StandaloneSettings {
  readonly companyTitle: string;
  readonly firebase: FirebaseProject;
  readonly emulators: Emulators;
  /** Whom one can be; the first one at first. All have the same password. */
  readonly people: readonly Session[];
  readonly password: string;
}
