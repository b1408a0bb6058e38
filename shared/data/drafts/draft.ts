/** What somebody typed into a form and did not save yet, as it is kept in the browser. */
export interface Draft {
  readonly savedAt: Date;
  /** The record it is for; of a new one the id it will get, so that saving it after all creates it once. */
  readonly recordId: string;
  /** What the form was filled with before anything was typed. */
  readonly from: object;
  readonly typed: object;
}

/** A draft under its key. */
export interface KeptDraft extends Draft {
  readonly key: string;
}

/** Drafts that nobody came back to go after this many days. */
export const DRAFT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a draft is so old that nobody waits for it. */
export const isStale = ({ savedAt }: Draft, now: Date): boolean =>
  now.getTime() - savedAt.getTime() > DRAFT_DAYS * DAY_MS;

/**
 * The part of a draft that a form can still take: a form of a later version may have other fields. Undefined when
 * nothing of what was typed is left.
 */
export function fitting({ from, typed }: Draft, form: object): Pick<Draft, 'from' | 'typed'> | undefined {
  const kept = Object.keys(form).filter((key) =>
    [from, typed].every(
      (values) => key in values && isAlike(Reflect.get(values, key), Reflect.get(form, key)),
    ),
  );
  const part = (values: object) => Object.fromEntries(kept.map((key) => [key, Reflect.get(values, key)]));
  return kept.length === 0 ? undefined : { from: part(from), typed: part(typed) };
}

/** Whether one value can stand where the other stands. Of what may be empty nothing is known. */
function isAlike(value: unknown, known: unknown): boolean {
  if (value === null || known === null) return true;
  if (Array.isArray(value) && Array.isArray(known)) {
    const [row] = known;
    return row === undefined || value.every((one) => isAlike(one, row));
  }
  if (typeof value !== 'object' || typeof known !== 'object') return typeof value === typeof known;
  return Array.isArray(value) === Array.isArray(known) && sameKeys(value ?? {}, known ?? {});
}

const sameKeys = (a: object, b: object) =>
  Object.keys(a).sort().join('\n') === Object.keys(b).sort().join('\n');
