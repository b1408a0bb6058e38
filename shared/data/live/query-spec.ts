import type { Operator } from '@fm/domain/record';
import {
  and,
  collection,
  collectionGroup,
  documentId,
  endBefore,
  firestore,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryFieldFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  where,
} from '@fm/firebase/firestore';
import type { ReadKind } from '../convert';
import { type Cursor, cursorValues } from './cursor';
import { readPath } from './read-path';

const RANGES: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=']);
export type Direction = 'asc' | 'desc';
type Order = readonly [field: string, direction: Direction];
export type Filter = readonly [field: string, operator: Operator, value: unknown];

/**
 * What to read, as plain data: two screens that ask for the same share one listener.
 * Immutable: every call gives a new spec. Screens name their fields by a `Query`, which checks them.
 */
export class QuerySpec {
  private constructor(
    readonly path: string,
    readonly group: boolean,
    readonly filters: readonly Filter[],
    private readonly named: readonly Order[],
    readonly alternatives: readonly (readonly Filter[])[],
    /** What records of the collection are to be like. */
    readonly kind: ReadKind | undefined,
  ) {}

  static of(path: string, group = false, kind?: ReadKind): QuerySpec {
    return new QuerySpec(path, group, [], [], [], kind);
  }

  where(field: string, operator: Operator, value: unknown): QuerySpec {
    return this.filtered([[field, operator, value]]);
  }

  filtered(filters: readonly Filter[]): QuerySpec {
    return this.#with({ filters: [...this.filters, ...filters] });
  }

  /** Only what fits one of these lists of filters, whole. Each of them needs an index of its own. */
  whereEither(...alternatives: readonly (readonly Filter[])[]): QuerySpec {
    return this.#with({ alternatives });
  }

  orderBy(field: string, direction: Direction = 'asc'): QuerySpec {
    return this.#with({ named: [...this.named, [field, direction]] });
  }

  /** The fields that decide on the order: those named, then those with a range, which the database orders by as well. */
  get orders(): readonly Order[] {
    const direction = this.named.at(-1)?.[1] ?? 'asc';
    const ranged = this.#ranged.filter((field) => !this.named.some(([name]) => name === field));
    return [...this.named, ...ranged.map((field) => [field, direction] as const)];
  }

  get #ranged(): readonly string[] {
    return [...new Set(this.filters.filter(([, operator]) => RANGES.has(operator)).map(([field]) => field))];
  }

  apply(part: (spec: QuerySpec) => QuerySpec): QuerySpec {
    return part(this);
  }

  /** Equal for equal specs. */
  get key(): string {
    return JSON.stringify([this.#at, this.group, this.filters, this.orders, this.alternatives]);
  }

  #with(changed: {
    readonly filters?: readonly Filter[];
    readonly named?: readonly Order[];
    readonly alternatives?: readonly (readonly Filter[])[];
  }): QuerySpec {
    const { filters = this.filters, named = this.named, alternatives = this.alternatives } = changed;
    return new QuerySpec(this.path, this.group, filters, named, alternatives, this.kind);
  }

  #query(...rest: QueryNonFilterConstraint[]): Query {
    const all = this.filters.map(constraint);
    if (this.alternatives.length === 0) return query(this.source(), ...all, ...rest);
    const either = or(...this.alternatives.map((alternative) => and(...alternative.map(constraint))));
    return query(this.source(), and(either, ...all), ...rest);
  }

  /** What the present role asks. */
  get #at(): string {
    return this.group ? this.path : readPath(this.path);
  }

  private source() {
    return this.group ? collectionGroup(firestore(), this.#at) : collection(firestore(), this.#at);
  }

  /** The query for `most` documents at most: for counts and sums. */
  unordered(most: number): Query {
    const orders = this.countedOrders.map(([field, direction]) => orderBy(field, direction));
    return this.#query(...orders, limit(most));
  }

  /** What is counted has no order but that of a field with a range: the index of the list then serves the count too. */
  get countedOrders(): QuerySpec['orders'] {
    const ranged = this.#ranged;
    return this.orders.filter(([field]) => ranged.includes(field));
  }

  /** The query for at most `size` documents, from the cursor on. */
  bounded(size: number, cursor?: Cursor): Query {
    const orders = this.orders.map(([field, direction]) => orderBy(field, direction));
    const last = this.orders.at(-1)?.[1] ?? 'asc';
    const all = [...orders, orderBy(documentId(), last)];
    if (!cursor) return this.#query(...all, limit(size));
    const values = cursorValues(cursor);
    return cursor.side === 'after'
      ? this.#query(...all, startAfter(...values), limit(size))
      : this.#query(...all, endBefore(...values), limitToLast(size));
  }
}

const constraint = ([field, operator, value]: Filter): QueryFieldFilterConstraint =>
  where(field, operator, value);
