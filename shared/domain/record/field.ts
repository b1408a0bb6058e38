/** How the days, instants and numbers of fields are written where the words are shown. */
export interface Formats {
  day(day: string): string;
  instant(at: Date): string;
  number(value: number): string;
}

/**
 * How the value of a field is written: an amount in minor units, a share in basis points, thousandths of a unit,
 * minutes, a day, what fills a checklist item, or in words of its own (undefined for a value that has none).
 */
export type FieldFormat =
  | 'money'
  | 'share'
  | 'thousandths'
  | 'minutes'
  | 'day'
  | 'filled'
  | ((value: unknown, formats: Formats) => string | undefined);

/** What is known of one field of a kind of record, by everything that reads records of any kind. */
export interface Field {
  /** What people call the field. Inside another field it stands behind that one's label: "Billing", "town". */
  readonly label: string;
  /** As the type of the value says where left out. */
  readonly format?: FieldFormat;
  /** What people call the codes that the field may hold. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What is inside. Without it the field is one value: its inner name says what it is, and its inner id nothing. */
  readonly fields?: Fields;
  /** What is inside each entry of a map or list. */
  readonly each?: Fields;
  /** `repeated`: only repeats another field, for queries. `derived`: follows from others and is not even compared. */
  readonly history?: 'repeated' | 'derived';
  /**
   * What of the field is put back from the history: nothing (transitions write it, or it follows from others), all
   * only with the rest of its version (several fields mean one thing), or its entries only as a whole.
   */
  readonly putBack?: 'never' | 'together' | 'whole entries';
  /** A command of its own alone writes it: neither put back nor undone as what was typed is. */
  readonly isByCommand?: true;
  /** For the office alone: the crew reads what stands here in its place, or nothing. */
  readonly restricted?: { readonly instead?: unknown };
}

/** The fields of a kind by their names; a text is a field with this label and nothing else to say. */
export type Fields = Readonly<Record<string, Field | string>>;

/** Every field of a kind: one that is left out does not compile. */
export type FieldsOf<R extends object> = Fields & { readonly [Name in keyof Required<R>]: Field | string };

/** A field kept only to sort and filter by, as it follows from the others. */
export const DERIVED: Field = { label: '', history: 'derived' };

/** A field that only repeats another one in a way that queries find. */
export const REPEATED: Field = { label: '', history: 'repeated' };

/** A place in a record: the fields that its path leads through, the outer first; empty for a place nobody knows. */
export function fieldsOn(fields: Fields, path: string): readonly Field[] {
  const found: Field[] = [];
  const segments = path.split('.');
  for (let inside: Fields | undefined = fields, at = 0; inside && at < segments.length; at += 1) {
    const name: string = segments[at] ?? '';
    // What a damaged entry names may be a name that every object has.
    const named: Field | string | undefined = Object.hasOwn(inside, name) ? inside[name] : undefined;
    if (named === undefined) return [];
    const field: Field = typeof named === 'string' ? { label: named } : named;
    found.push(field);
    inside = field.fields ?? field.each;
    if (field.each) at += 1;
  }
  return found;
}

/** Whether a field follows from others, which are compared in its place. */
export function isDerived(fields: Fields, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof field === 'object' && field.history === 'derived';
}

/** Whether a place says something to people by itself: not what repeats another field, nor an inner id. */
export const isInHistory = (fields: Fields, path: string): boolean =>
  !fieldsOn(fields, path).some(({ history }) => history !== undefined) &&
  !INNER_ID.has(path.slice(path.lastIndexOf('.')));

const INNER_ID: ReadonlySet<string> = new Set(['.id', '.uid']);

/** Whether a place may be put back from the history: never, with the whole version alone, or also by itself. */
export function putBackOf(fields: Fields, path: string): 'never' | 'together' | 'alone' {
  const on = fieldsOn(fields, path);
  const says = on.map(({ putBack }) => putBack);
  if (says.includes('never')) return 'never';
  return says.includes('together') || says.slice(0, -1).includes('whole entries') ? 'together' : 'alone';
}
