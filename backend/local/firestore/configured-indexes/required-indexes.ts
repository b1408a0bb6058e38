import type { Query } from '../query/query';
import { StatusError } from '../status';
import type { FieldPath } from '../values/field-path';
import type { CompositeIndex, IndexDefinitions } from './definitions';
import { ConfiguredIndexes } from './index-columns';
import { type MissingIndex, missingIndex } from './missing-index';

/** Refuses queries whose index is not defined, as the service does. */
export class RequiredIndexes {
  private definitions: IndexDefinitions | undefined;
  private configured: ConfiguredIndexes | undefined;

  constructor(
    /** The definitions of this moment. */
    private readonly latest: () => IndexDefinitions,
    /** Told of each refusal. */
    private readonly log: (line: string) => void,
  ) {}

  /** Throws FAILED_PRECONDITION with the index that `firestore.indexes.json` lacks. */
  check(query: Query, summed: readonly FieldPath[] = []): void {
    const missing = missingIndex(query, summed, this.current());
    if (!missing) return;
    const message = messageOf(missing);
    this.log(`Refused: ${message}`);
    throw new StatusError('FAILED_PRECONDITION', message);
  }

  private current(): ConfiguredIndexes {
    const definitions = this.latest();
    if (!this.configured || definitions !== this.definitions) {
      this.definitions = definitions;
      this.configured = new ConfiguredIndexes(definitions);
    }
    return this.configured;
  }
}

/** The service's words, with what to paste in the place of its link to the console. */
function messageOf({ index, isSingle }: MissingIndex): string {
  if (!isSingle) {
    return `The query requires an index. You can create it by adding this to "indexes" of firestore.indexes.json: ${JSON.stringify(index)}`;
  }
  const { collectionGroup, queryScope, fields } = index;
  const [field] = fields;
  const kind = field && 'order' in field ? field.order.replace('ENDING', '') : 'CONTAINS';
  const path = field?.fieldPath ?? '';
  return `The query requires a ${queryScope}_${kind} index for collection ${collectionGroup} and field ${path}. You can create it by adding this to "fieldOverrides" of firestore.indexes.json: ${JSON.stringify(overrideFor(index))}`;
}

/** The indexes a field has by itself, and the missing one. */
function overrideFor({ collectionGroup, queryScope, fields }: CompositeIndex): object {
  const usual = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }];
  const missing = fields.map(({ fieldPath: _, ...mode }) => ({ queryScope, ...mode }));
  return {
    collectionGroup,
    fieldPath: fields[0]?.fieldPath,
    indexes: [
      ...(queryScope === 'COLLECTION' ? [] : usual.map((mode) => ({ queryScope: 'COLLECTION', ...mode }))),
      ...missing,
    ],
  };
}
