import type { IndexDefinitions } from '@fm/local-backend/indexes';
import { PURGED_KINDS } from '@fm/workflows/system';

type Override = NonNullable<IndexDefinitions['fieldOverrides']>[number];

const USUAL: Override['indexes'] = [
  { queryScope: 'COLLECTION', order: 'ASCENDING' },
  { queryScope: 'COLLECTION', order: 'DESCENDING' },
  { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
];

/** The collections below other records whose trash the nightly purge asks for wherever they lie. */
const trashedEverywhere = PURGED_KINDS.flatMap(({ path }): Override[] => {
  const [, , collectionGroup] = path.split('/');
  if (collectionGroup === undefined) return [];
  const indexes: Override['indexes'] = [...USUAL, { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }];
  return [{ collectionGroup, fieldPath: 'trashedAt', indexes }];
});

/**
 * Answers of commands are read by their id alone, and go by themselves once nobody asks for them again: an index on each
 * of their fields would cost more than they do.
 */
const answers: readonly Override[] = [
  { collectionGroup: 'commands', fieldPath: '*', indexes: [] },
  { collectionGroup: 'commands', fieldPath: 'expireAt', ttl: true, indexes: [] },
];

/** Indexes of single fields that differ from the usual ones, and which field says when a document goes by itself. */
export const FIELD_OVERRIDES: readonly Override[] = [...trashedEverywhere, ...answers];
