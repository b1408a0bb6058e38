import type { Change } from '@fm/domain/event';
import { envelopeEntries, fieldsOn, type RecordKind } from '@fm/domain/record';

/**
 * The changes of fields that are a record's own. Its number and stamps, what its kind does not know, and what a command of
 * its own alone writes are never put back, whatever an entry of the history says of them.
 */
export function ownChanges<R extends object>(
  { schema, fields }: RecordKind<R>,
  changes: readonly Change[],
): readonly Change[] {
  const own = (schema as { readonly entries?: object }).entries ?? {};
  return changes.filter(({ path }) => {
    const [field = ''] = path.split('.');
    if (fieldsOn(fields, field)[0]?.isByCommand) return false;
    return Object.hasOwn(own, field) && !Object.hasOwn(envelopeEntries, field);
  });
}
