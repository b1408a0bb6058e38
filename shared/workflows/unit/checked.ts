import type { RecordKind } from '@fm/domain/record';
import { safeParse } from 'valibot';
import { FailureSignal } from '../failure';

/** The record's own fields as its schema gives them back. Throws an `invalid` failure that names the fields. */
export function checked<R extends object>(collection: RecordKind<R>, values: unknown): R {
  const result = safeParse(collection.schema, values);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [issue.path?.map(({ key }) => String(key)).join('.') ?? '', issue.message]),
  );
  const [first] = result.issues;
  throw new FailureSignal({ kind: 'invalid', message: first.message, fields });
}
