import { ALL_KINDS } from '../kinds';
import type { Fields } from '../record';

/** What the crew may not read of the records of one kind. */
export interface Withheld {
  readonly collection: string;
  /** The name of the kind in history. */
  readonly type: string;
  /**
   * What stands in place of each field that is withheld; `undefined` where nothing does. A field is named by its path,
   * with `*` for every entry of a map or a list.
   */
  readonly instead: Readonly<Record<string, unknown>>;
}

/** What only the office reads, as the kinds say it of their fields. */
export const WITHHELD: readonly Withheld[] = ALL_KINDS.map(({ path, type, fields }) => ({
  collection: path,
  type,
  instead: Object.fromEntries(withheldIn(fields)),
})).filter(({ instead }) => Object.keys(instead).length > 0);

function withheldIn(fields: Fields, prefix = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (typeof field === 'string') return [];
    const { restricted, fields: inner = {}, each = {} } = field;
    const path = `${prefix}${name}`;
    return restricted
      ? [[path, restricted.instead] as const]
      : [...withheldIn(inner, `${path}.`), ...withheldIn(each, `${path}.*.`)];
  });
}
