import { formatFieldPath, parseFieldPath } from '../values/field-path';
import type { CompositeIndex, IndexDefinitions } from './definitions';

export type Scope = CompositeIndex['queryScope'];
export type Order = 'ASCENDING' | 'DESCENDING';
export type Mode = Order | 'CONTAINS';

/** What an index is ordered by, the document's name apart. */
export interface IndexColumns {
  readonly columns: readonly { readonly field: string; readonly mode: Mode }[];
  readonly name: Order;
}

const AUTOMATIC: readonly SingleIndex[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  scope: 'COLLECTION',
  mode,
}));
/** Stands for the fields of a collection that have no override of their own. */
export const EVERY_FIELD = '*';

/** How a field alone is indexed. */
export interface SingleIndex {
  readonly scope: Scope;
  readonly mode: Mode;
}

/** The indexes there are: those over several fields as defined, those of one field by themselves. */
export class ConfiguredIndexes {
  private readonly composites = new Map<string, IndexColumns[]>();
  private readonly overrides = new Map<string, readonly SingleIndex[]>();
  private readonly singles = new Map<string, readonly SingleIndex[]>();

  constructor({ indexes, fieldOverrides }: IndexDefinitions) {
    for (const index of indexes) {
      const key = keyOf(index.collectionGroup, index.queryScope);
      this.composites.set(key, [...(this.composites.get(key) ?? []), columnsOf(index)]);
    }
    for (const { collectionGroup, fieldPath, indexes: own } of fieldOverrides) {
      const field = fieldPath === EVERY_FIELD ? EVERY_FIELD : formatFieldPath(parseFieldPath(fieldPath));
      this.overrides.set(
        keyOf(collectionGroup, field),
        own.map((index) => ({ scope: index.queryScope, mode: modeOf(index) })),
      );
    }
  }

  /** The indexes over several fields of a collection id, and those of each of `fields` alone. */
  of(collectionGroup: string, scope: Scope, fields: readonly string[]): readonly IndexColumns[] {
    const single = fields.flatMap((field) =>
      this.alone(collectionGroup, field)
        .filter((index) => index.scope === scope)
        .map(({ mode }) => ({ columns: [{ field, mode }], name: nameAfter(mode) })),
    );
    return [...this.over(collectionGroup, scope), ...single];
  }

  /** The indexes over several fields of a collection id. */
  over(collectionGroup: string, scope: Scope): readonly IndexColumns[] {
    return this.composites.get(keyOf(collectionGroup, scope)) ?? [];
  }

  /** The indexes of a field alone: its own, those of the map it is in, or what every field has. */
  alone(collectionGroup: string, field: string): readonly SingleIndex[] {
    const key = keyOf(collectionGroup, field);
    const known = this.singles.get(key);
    if (known) return known;
    const path = parseFieldPath(field);
    const upwards = path.map((_, at) => formatFieldPath(path.slice(0, path.length - at)));
    const own = [...upwards, EVERY_FIELD]
      .map((name) => this.overrides.get(keyOf(collectionGroup, name)))
      .find((indexes) => indexes !== undefined);
    const singles = own ?? AUTOMATIC;
    this.singles.set(key, singles);
    return singles;
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
