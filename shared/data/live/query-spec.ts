import {
  collection,
  collectionGroup,
  documentId,
  endBefore,
  firestore,
  limit,
  limitToLast,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from '@fm/firebase/firestore';
import { type Cursor, cursorValues } from './cursor';

type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
const RANGES: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=']);
type Direction = 'asc' | 'desc';

/**
 * What to read, as plain data: two screens that ask for the same share one listener.
 * Immutable: every call gives a new spec. Names of fields are not checked against the record, because filters
 * reach into maps (`ownerRef.id`).
 */
export class QuerySpec {
  private constructor(
    readonly path: string,
    readonly group: boolean,
    readonly filters: readonly (readonly [field: string, operator: Operator, value: unknown])[],
    readonly orders: readonly (readonly [field: string, direction: Direction])[],
  ) {}

  static of(path: string, group = false): QuerySpec {
    return new QuerySpec(path, group, [], []);
  }

  where(field: string, operator: Operator, value: unknown): QuerySpec {
    return new QuerySpec(this.path, this.group, [...this.filters, [field, operator, value]], this.orders);
  }

  orderBy(field: string, direction: Direction = 'asc'): QuerySpec {
    return new QuerySpec(this.path, this.group, this.filters, [...this.orders, [field, direction]]);
  }

  /** Lets a function add filters, so that a screen's parts can be named: `.apply(byStatus(filter))`. */
  apply(part: (spec: QuerySpec) => QuerySpec): QuerySpec {
    return part(this);
  }

  /** Equal for equal specs. */
  get key(): string {
    return JSON.stringify([this.path, this.group, this.filters, this.orders]);
  }

  private constraints(): QueryConstraint[] {
    return this.filters.map(([field, operator, value]) => where(field, operator, value));
  }

  private source() {
    return this.group ? collectionGroup(firestore(), this.path) : collection(firestore(), this.path);
  }

  /** The query for `most` documents at most: for counts and sums. */
  unordered(most: number): Query {
    const orders = this.countedOrders.map(([field, direction]) => orderBy(field, direction));
    return query(this.source(), ...this.constraints(), ...orders, limit(most));
  }

  /** What is counted has no order but that of a field with a range: the index of the list then serves the count too. */
  get countedOrders(): QuerySpec['orders'] {
    const ranged = this.filters.filter(([, operator]) => RANGES.has(operator)).map(([field]) => field);
    return this.orders.filter(([field]) => ranged.includes(field));
  }

  /** The query for at most `size` documents, from the cursor on. */
  bounded(size: number, cursor?: Cursor): Query {
    const orders = this.orders.map(([field, direction]) => orderBy(field, direction));
    const last = this.orders.at(-1)?.[1] ?? 'asc';
    const all = [...this.constraints(), ...orders, orderBy(documentId(), last)];
    if (!cursor) return query(this.source(), ...all, limit(size));
    const values = cursorValues(cursor);
    return cursor.side === 'after'
      ? query(this.source(), ...all, startAfter(...values), limit(size))
      : query(this.source(), ...all, endBefore(...values), limitToLast(size));
  }
}
