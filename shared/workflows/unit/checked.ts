import type { RecordKind } from '@fm/domain/record';
import { type GenericSchema, safeParse } from 'valibot';
import { FailureSignal } from '../failure';

/** A value as its schema gives it back. Throws an `invalid` failure that names the fields. */
export function checkedBy<Output>(schema: GenericSchema<never, Output>, value: unknown): Output {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [issue.path?.map(({ key }) => String(key)).join('.') ?? '', issue.message]),
  );
  const [first] = result.issues;
  throw new FailureSignal({ kind: 'invalid', message: first.message, fields });
}

/** The record's own fields as its schema gives them back. Throws an `invalid` failure that names the fields. */
export const checked = <R extends object>(collection: RecordKind<R>, values: unknown): R =>
  checkedBy(collection.schema as GenericSchema<never, R>, values);
