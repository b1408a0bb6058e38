import type { ByteString } from '../../store/byte-string';
import { collectionPrefix, pathOfDocumentKey } from '../documents/document-table';
import { childPath, collectionOf, isNumericId, type Names, type Path } from '../names';
import { formatFieldPath } from '../values/field-path';
import { orderKey } from '../values/order-key';
import type { Value } from '../values/value';
import { after, intervalOf, rangeEnd, rangeStart } from './bounds';
import type { Conjunction } from './disjunctions';
import {
  columnKey,
  type IndexColumn,
  type IndexDefinition,
  nameKey,
  pathOfEntry,
  scopeKey,
} from './index-definition';
import type { Indexes } from './indexes';
import {
  type Cursor,
  type Direction,
  type FieldFilter,
  isDocumentName,
  type Order,
  type Query,
  sameField,
} from './query';

/** A stretch of a table whose entries are the candidates of one alternative of a query, in its order. */
export interface Scan {
  /** Documents themselves, or entries of an index that name them. */
  readonly table: 'documents' | 'entries';
  readonly pathOf: (key: ByteString, value: string) => Path;
  readonly from: ByteString;
  readonly to: ByteString;
  readonly reverse: boolean;
  /** Every entry matches: documents need not be looked at to count them. */
  readonly isExact: boolean;
  /** Entries come in the query's order; otherwise they must all be read and sorted. */
  readonly isOrdered: boolean;
}

/** Finds the stretch for one alternative of a query over one collection id, building its index when it is new. */
export function plan(query: Query, conjunction: Conjunction, indexes: Indexes, names: Names): Scan {
  return new Planner(query, conjunction, names).plan(indexes);
}

class Planner {
  private readonly collection: Path;
  private readonly equalities: readonly FieldFilter[];
  private readonly contains: FieldFilter | undefined;
  /** Orders that an equality has not made constant. */
  private readonly orders: readonly Order[];
  private readonly reverse: boolean;
  private readonly definition: IndexDefinition;
  /** Filters no bound of the range stands for yet. */
  private readonly open: Set<FieldFilter>;

  constructor(
    private readonly query: Query,
    conjunction: Conjunction,
    private readonly names: Names,
  ) {
    this.collection = childPath(query.parent, query.collectionId ?? '');
    this.open = new Set(conjunction);
    this.equalities = uniqueByField(
      conjunction.filter(({ op, field }) => op === '==' && !isDocumentName(field)),
    );
    this.contains = conjunction.find(({ op }) => op === 'array-contains');
    this.orders = query.orderBy.filter(({ field }) => !this.equalityOn(field));
    this.reverse = this.orders[0]?.direction === 'desc';
    this.definition = this.define();
  }

  plan(indexes: Indexes): Scan {
    const { columns, scope } = this.definition;
    const isPrimary = columns.length === 0 && scope === 'collection';
    const index = isPrimary ? undefined : indexes.ensure(this.definition);
    const base = index
      ? index.prefix + scopeKey(this.definition, this.collection)
      : collectionPrefix(this.collection);
    const prefix = base + this.constantColumns();
    const isOrdered = index?.isInexact !== true;
    const range = isOrdered ? this.range(prefix) : { from: prefix, to: after(prefix), isExact: false };
    const isBelowRoot = scope === 'group' && this.query.parent !== '';
    return {
      table: isPrimary ? 'documents' : 'entries',
      pathOf: isPrimary
        ? pathOfDocumentKey
        : (key, value) => pathOfEntry(this.definition, this.collection, key, value),
      from: range.from,
      to: range.to,
      reverse: this.reverse,
      isOrdered,
      isExact: range.isExact && this.open.size === 0 && !isBelowRoot,
    };
  }

  private define(): IndexDefinition {
    const columns: IndexColumn[] = this.equalities.map(({ field }) => ({ field, mode: 'asc' }));
    if (this.contains) columns.push({ field: this.contains.field, mode: 'contains' });
    for (const { field, direction } of this.orders) {
      if (!isDocumentName(field)) columns.push({ field, mode: this.turned(direction) });
    }
    return {
      collectionId: this.query.collectionId ?? '',
      scope: this.query.allDescendants ? 'group' : 'collection',
      columns,
      nameDirection: this.turned(this.orders.at(-1)?.direction ?? 'asc'),
    };
  }

  /** The part of every key that equalities fix. */
  private constantColumns(): ByteString {
    let key = '';
    for (const filter of this.equalities) {
      key += columnKey(this.definition, 'asc', orderKey(filter.value)).bytes;
      this.open.delete(filter);
    }
    if (this.contains) {
      key += columnKey(this.definition, 'contains', orderKey(this.contains.value)).bytes;
      this.open.delete(this.contains);
    }
    return key;
  }

  private range(prefix: ByteString) {
    let from = prefix;
    let to = after(prefix);
    let isExact = true;
    const first = this.orders[0];
    for (const filter of first ? this.open : []) {
      if (!first || !sameField(filter.field, first.field) || filter.op.startsWith('array')) continue;
      const bounds = isDocumentName(filter.field)
        ? this.nameBounds(prefix, filter)
        : this.bounds(prefix, filter, first);
      if (!bounds) continue;
      from = larger(from, bounds.from);
      to = smaller(to, bounds.to);
      if (bounds.isExact) this.open.delete(filter);
    }
    for (const [cursor, isStart] of [
      [this.query.startAt, true],
      [this.query.endAt, false],
    ] as const) {
      if (!cursor || cursor.values.length === 0) continue;
      const { key, isWhole } = this.cursorKey(prefix, cursor);
      isExact &&= isWhole;
      // A start that is "before" includes its position, an end that is "before" does not.
      const isIncluded = !isWhole || cursor.before === isStart;
      if (isStart !== this.reverse) from = larger(from, isIncluded ? key : after(key));
      else to = smaller(to, isIncluded ? after(key) : key);
    }
    return { from, to, isExact };
  }

  private bounds(prefix: ByteString, filter: FieldFilter, { direction }: Order) {
    const interval = intervalOf(filter);
    const isInverted = this.turned(direction) === 'desc';
    return {
      from: rangeStart(prefix, interval, isInverted),
      to: rangeEnd(prefix, interval, isInverted),
      isExact: interval.isExact,
    };
  }

  /** Bounds of a comparison with the document's name, where its operand can be expressed as one. */
  private nameBounds(prefix: ByteString, filter: FieldFilter) {
    const key = this.nameKeyOf(filter.value);
    if (key === undefined || filter.op === '!=' || filter.op === 'not-in' || filter.op === 'in')
      return undefined;
    // The first order is never turned, so the name's key stands in its own direction here.
    const at = prefix + key;
    const from = filter.op === '>' ? after(at) : filter.op === '>=' || filter.op === '==' ? at : prefix;
    const to = filter.op === '<' ? at : filter.op === '<=' || filter.op === '==' ? after(at) : after(prefix);
    return { from, to, isExact: true };
  }

  /** The key of a cursor's position as far as the index can express it. */
  private cursorKey(prefix: ByteString, { values }: Cursor) {
    let key = prefix;
    for (const [index, value] of values.entries()) {
      const order = this.query.orderBy[index];
      if (!order) break;
      const equality = this.equalityOn(order.field);
      if (equality) {
        if (orderKey(equality.value) === orderKey(value)) continue;
        return { key, isWhole: false };
      }
      const part = isDocumentName(order.field)
        ? this.nameKeyOf(value)
        : columnKey(this.definition, this.turned(order.direction), orderKey(value)).bytes;
      if (part === undefined) return { key, isWhole: false };
      key += part;
    }
    return { key, isWhole: true };
  }

  /** The name column of a reference; undefined when the reference lies outside what the index holds. */
  private nameKeyOf(value: Value): ByteString | undefined {
    const root = `${this.names.nameOf('')}/`;
    if (!('referenceValue' in value) || !value.referenceValue.startsWith(root)) return undefined;
    const path: Path = value.referenceValue.slice(root.length);
    // No document here has such an id, and its place among the others is not that of its letters.
    if (path.split('/').some(isNumericId)) return undefined;
    if (this.definition.scope === 'collection' && collectionOf(path) !== this.collection) return undefined;
    return nameKey(this.definition, path);
  }

  private equalityOn(field: FieldFilter['field']): FieldFilter | undefined {
    return this.equalities.find((filter) => sameField(filter.field, field));
  }

  /** A direction as the index has it: the query's own, or its opposite when the index is read backwards. */
  private turned(direction: Direction): Direction {
    return (direction === 'asc') !== this.reverse ? 'asc' : 'desc';
  }
}

const larger = (a: ByteString, b: ByteString): ByteString => (a > b ? a : b);
const smaller = (a: ByteString, b: ByteString): ByteString => (a < b ? a : b);

/** One equality for each field, in the order of names: the same index serves them in any order. */
function uniqueByField(filters: readonly FieldFilter[]): readonly FieldFilter[] {
  const byField = new Map<string, FieldFilter>();
  for (const filter of filters) {
    const name = formatFieldPath(filter.field);
    if (!byField.has(name)) byField.set(name, filter);
  }
  return [...byField].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, filter]) => filter);
}
