import { type CompositeIndex, EVERY_FIELD, type IndexDefinitions } from '@fm/local-backend/indexes';

type Override = NonNullable<IndexDefinitions['fieldOverrides']>[number];

/**
 * Answers of commands are read by their id alone, and go by themselves once nobody asks for them again: an index on each
 * of their fields would cost more than they do.
 */
const ANSWERS: readonly Override[] = [
  { collectionGroup: 'commands', fieldPath: EVERY_FIELD, indexes: [] },
  { collectionGroup: 'commands', fieldPath: 'expireAt', ttl: true, indexes: [] },
];

/**
 * What differs from the indexes that every field has by itself, in both directions and for each element of an array: of
 * the collections that are asked at all, only fields that are asked for alone have one, and only in the ways of these
 * indexes. An order with its checklist, lines and parts would have hundreds of entries that nobody reads.
 */
export function fieldOverrides(
  collectionGroups: ReadonlySet<string>,
  singles: readonly CompositeIndex[],
): Override[] {
  const none = [...collectionGroups]
    .sort()
    .map((collectionGroup): Override => ({ collectionGroup, fieldPath: EVERY_FIELD, indexes: [] }));
  const byField = new Map<string, Override>();
  for (const { collectionGroup, queryScope, fields } of singles) {
    for (const { fieldPath, ...mode } of fields) {
      const key = `${collectionGroup} ${fieldPath}`;
      const own = byField.get(key) ?? { collectionGroup, fieldPath, indexes: [] };
      byField.set(key, { ...own, indexes: [...own.indexes, { queryScope, ...mode }] });
    }
  }
  const fields = [...byField].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, override]) => override);
  return [...none, ...fields, ...ANSWERS];
}
