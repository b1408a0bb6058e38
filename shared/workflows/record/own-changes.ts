import type { Change } from '@fm/domain/event';
import { envelopeEntries, type RecordKind } from '@fm/domain/record';

/**
 * The changes of fields that are a record's own. Its number and stamps, and what its kind does not know, are never put
 * back, whatever an entry of the history says of them.
 */
export function ownChanges<R extends object>(
  { schema }: RecordKind<R>,
  changes: readonly Change[],
): readonly Change[] {
  const own = (schema as { readonly entries?: object }).entries ?? {};
  return changes.filter(({ path }) => {
    const [field = ''] = path.split('.');
    return Object.hasOwn(own, field) && !Object.hasOwn(envelopeEntries, field);
  });
}
