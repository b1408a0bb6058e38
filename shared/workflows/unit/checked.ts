import type { RecordKind } from '@fm/domain/record';
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
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

type Issues = readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]];

const parsed = <Output>(schema: GenericSchema<never, Output>, value: unknown) =>
  safeParse(schema, value, { message: DAMAGED });

/** A refusal that names the fields. */
const refusal = (issues: Issues): FailureSignal =>
  new FailureSignal({
    kind: 'invalid',
    message: issues[0].message,
    fields: Object.fromEntries(issues.slice(0, MOST_NAMED).map((issue) => [placeOf(issue), issue.message])),
  });

/** A value as its schema gives it back. Throws an `invalid` failure that names the fields. */
export function checkedBy<Output>(schema: GenericSchema<never, Output>, value: unknown): Output {
  const { success, output, issues } = parsed(schema, value);
  if (success) return output;
  throw refusal(issues);
}

const schemaOf = <R extends object>({ schema }: RecordKind<R>) => schema as GenericSchema<never, R>;

/** The record's own fields as its schema gives them back. Throws an `invalid` failure that names the fields. */
export const checked = <R extends object>(collection: RecordKind<R>, values: unknown): R =>
  checkedBy(schemaOf(collection), values);

/** Whether a record is as its schema wants it: what is stored may be damaged. */
export const isSound = <R extends object>(collection: RecordKind<R>, values: unknown): values is R =>
  parsed(schemaOf(collection), values).success;

/**
 * A record with a patch, as its schema gives it back. What was damaged before, in fields that the patch leaves alone, stays
 * so and keeps nobody from changing others. Throws an `invalid` failure that names the fields.
 */
export function checkedChange<R extends object>(collection: RecordKind<R>, current: R, patch: Partial<R>): R {
  const after = { ...current, ...patch };
  const { success, output, issues } = parsed(schemaOf(collection), after);
  if (success) return output;
  const known = new Set(parsed(schemaOf(collection), current).issues?.map(damageOf));
  if (issues.every((issue) => !(String(issue.path?.[0]?.key) in patch) && known.has(damageOf(issue))))
    return after;
  throw refusal(issues);
}

const damageOf = (issue: BaseIssue<unknown>): string => `${placeOf(issue)} ${issue.message}`;
