import { formatFieldPath, parseFieldPath } from '../values/field-path';
import type { CompositeIndex, FieldOverride, IndexDefinitions } from './definitions';

export type Scope = CompositeIndex['queryScope'];
export type Order = 'ASCENDING' | 'DESCENDING';
export type Mode = Order | 'CONTAINS';

/** What an index is ordered by, the document's name apart. */
export interface IndexColumns {
  readonly columns: readonly { readonly field: string; readonly mode: Mode }[];
  readonly name: Order;
}

const AUTOMATIC: readonly Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
const EVERY_FIELD = '*';

/** The indexes there are: those over several fields as defined, those of one field by themselves. */
export class ConfiguredIndexes {
  private readonly composites = new Map<string, IndexColumns[]>();
  private readonly overrides = new Map<string, FieldOverride['indexes']>();

  constructor({ indexes, fieldOverrides }: IndexDefinitions) {
    for (const index of indexes) {
      const key = keyOf(index.collectionGroup, index.queryScope);
      this.composites.set(key, [...(this.composites.get(key) ?? []), columnsOf(index)]);
    }
    for (const { collectionGroup, fieldPath, indexes: own } of fieldOverrides) {
      const field = fieldPath === EVERY_FIELD ? EVERY_FIELD : formatFieldPath(parseFieldPath(fieldPath));
      this.overrides.set(keyOf(collectionGroup, field), own);
    }
  }

  /** The indexes over several fields of a collection id, and those of each of `fields` alone. */
  of(collectionGroup: string, scope: Scope, fields: readonly string[]): readonly IndexColumns[] {
    const single = fields.flatMap((field) =>
      this.modesOf(collectionGroup, scope, field).map((mode) => ({
        columns: [{ field, mode }],
        name: nameAfter(mode),
      })),
    );
    return [...(this.composites.get(keyOf(collectionGroup, scope)) ?? []), ...single];
  }

  /** Kinds of index a field has alone: its own, those of the map it is in, or what every field has. */
  private modesOf(collectionGroup: string, scope: Scope, field: string): readonly Mode[] {
    const path = parseFieldPath(field);
    const upwards = path.map((_, at) => formatFieldPath(path.slice(0, path.length - at)));
    for (const name of [...upwards, EVERY_FIELD]) {
      const own = this.overrides.get(keyOf(collectionGroup, name));
      if (own) return own.filter(({ queryScope }) => queryScope === scope).map(modeOf);
    }
    return scope === 'COLLECTION' ? AUTOMATIC : [];
  }
}

const keyOf = (collectionGroup: string, part: string): string => `${collectionGroup}/${part}`;

const modeOf = (index: { order: Mode } | { arrayConfig: Mode }): Mode =>
  'order' in index ? index.order : index.arrayConfig;

/** An index goes on in its last direction; an array has none. */
const nameAfter = (mode: Mode | undefined): Order => (mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING');

function columnsOf({ fields }: CompositeIndex): IndexColumns {
  const all = fields.map((field) => ({
    field: formatFieldPath(parseFieldPath(field.fieldPath)),
    mode: modeOf(field),
  }));
  const last = all.at(-1);
  return last?.field === '__name__'
    ? { columns: all.slice(0, -1), name: nameAfter(last.mode) }
    : { columns: all, name: nameAfter(last?.mode) };
}
