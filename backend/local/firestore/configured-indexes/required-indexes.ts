import type { Query } from '../query/query';
import { StatusError } from '../status';
import type { FieldPath } from '../values/field-path';
import type { Value } from '../values/value';
import type { CompositeIndex, IndexDefinitions } from './definitions';
import { ConfiguredIndexes } from './index-columns';
import { type MissingIndex, missingIndex } from './missing-index';

const MAX_KNOWN = 1_000;

/** Refuses queries whose index is not defined, as the service does. */
export class RequiredIndexes {
  private definitions: IndexDefinitions | undefined;
  private latestConfigured: ConfiguredIndexes | undefined;
  /** What was found for queries of the same shape, which screens ask again and again. */
  private readonly known = new Map<string, MissingIndex | undefined>();

  constructor(
    /** The definitions of this moment. */
    private readonly latest: () => IndexDefinitions,
    /** Told of each refusal. */
    private readonly log: (line: string) => void,
  ) {}

  /** Throws FAILED_PRECONDITION with the index that `firestore.indexes.json` lacks. */
  check(query: Query, summed: readonly FieldPath[] = []): void {
    const missing = this.missing(query, summed);
    if (!missing) return;
    const message = messageOf(missing);
    this.log(`Refused: ${message}`);
    throw new StatusError('FAILED_PRECONDITION', message);
  }

  private missing(query: Query, summed: readonly FieldPath[]): MissingIndex | undefined {
    const { configured } = this;
    const shape = shapeOf(query, summed);
    if (!this.known.has(shape)) {
      if (this.known.size >= MAX_KNOWN) this.known.clear();
      this.known.set(shape, missingIndex(query, summed, configured));
    }
    return this.known.get(shape);
  }

  /** The indexes of this moment. */
  get configured(): ConfiguredIndexes {
    const definitions = this.latest();
    if (!this.latestConfigured || definitions !== this.definitions) {
      this.definitions = definitions;
      this.latestConfigured = new ConfiguredIndexes(definitions);
      this.known.clear();
    }
    return this.latestConfigured;
  }
}

/** Equal for queries that differ in the values they compare with alone; a list without values finds nothing at all. */
const shapeOf = (
  { collectionId, allDescendants, where, orderBy }: Query,
  summed: readonly FieldPath[],
): string =>
  JSON.stringify([collectionId, allDescendants, where, orderBy, summed], (name, part: unknown) =>
    name === 'value' ? isEmptyList(part as Value) : part,
  );

const isEmptyList = (value: Value): boolean => 'arrayValue' in value && value.arrayValue.values.length === 0;

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
