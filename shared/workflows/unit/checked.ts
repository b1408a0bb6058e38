import type { RecordKind } from '@fm/domain/record';
import { type GenericSchema, safeParse } from 'valibot';
import { FailureSignal } from '../failure';

/** Fields that one refusal names at most: a form shows no more at once. */
const MOST_NAMED = 50;

/** Where a schema has no words of its own: those of the library would repeat what was sent. */
const DAMAGED = 'This is damaged. Reload the page and try again.';

/** Characters of a field's path at most; names in it may be the sender's. */
const MOST_PATH = 300;

const placeOf = ({
  path = [],
}: {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}): string =>
  path
    .map(({ key }) => String(key))
    .join('.')
    .slice(0, MOST_PATH);

/** A value as its schema gives it back. Throws an `invalid` failure that names the fields. */
export function checkedBy<Output>(schema: GenericSchema<never, Output>, value: unknown): Output {
  const result = safeParse(schema, value, { message: DAMAGED });
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.slice(0, MOST_NAMED).map((issue) => [placeOf(issue), issue.message]),
  );
  const [first] = result.issues;
  throw new FailureSignal({ kind: 'invalid', message: first.message, fields });
}

/** Whether a record is as its schema wants it: what is stored may be damaged. */
export const isSound = <R extends object>({ schema }: RecordKind<R>, values: unknown): values is R =>
  safeParse(schema, values).success;

/**
 * A record with a patch, as its schema gives it back. What was damaged before, in fields that the patch leaves alone, stays
 * so and keeps nobody from changing others. Throws an `invalid` failure that names the fields.
 */
export function checkedChange<R extends object>(collection: RecordKind<R>, current: R, patch: Partial<R>): R {
  const after = { ...current, ...patch };
  const found = damageIn(collection, after);
  if (found.length === 0) return checked(collection, after);
  const known = new Set(damageIn(collection, current).map(({ says }) => says));
  return found.every(({ field, says }) => !(field in patch) && known.has(says))
    ? after
    : checked(collection, after);
}

/** What of a record its schema refuses: in which field, and in which words. */
const damageIn = <R extends object>({ schema }: RecordKind<R>, values: unknown) =>
  (safeParse(schema as GenericSchema, values).issues ?? []).map((issue) => ({
    field: String(issue.path?.[0]?.key),
    says: `${placeOf(issue)} ${issue.message}`,
  }));

/** The record's own fields as its schema gives them back. Throws an `invalid` failure that names the fields. */
export const checked = <R extends object>(collection: RecordKind<R>, values: unknown): R =>
  checkedBy(collection.schema as GenericSchema<never, R>, values);
