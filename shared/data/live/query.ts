import type {
  Filter as FilterOf,
  Operand,
  Operator,
  PathOf,
  RecordKind,
  Stored,
  ValueAt,
} from '@fm/domain/record';
import { idOf } from '@fm/workflows/documents';
import { type Direction, type Filter, QuerySpec } from './query-spec';

/** What every record has. */
type Common = Stored<object>;
/** The id of a document, as the database names it. */
type Name = '__name__';

/**
 * What to read of one kind of record. Immutable: every call gives a new query. A field that the records do not have, or
 * a value that such a field cannot hold, does not compile. Undefined stands for what is not known yet: whoever asks
 * gives no kind to read until it is.
 */
export interface Query<R extends object> {
  where<O extends Operator>(field: Name, operator: O, value: Operand<string, O>): Query<R>;
  where<P extends PathOf<Common>, O extends Operator>(
    field: P,
    operator: O,
    value: Operand<ValueAt<Common, P>, O> | undefined,
  ): Query<R>;
  where<P extends PathOf<R>, O extends Operator>(
    field: P,
    operator: O,
    value: Operand<ValueAt<R, P>, O> | undefined,
  ): Query<R>;
  /** Conditions that a kind declares of itself: their fields are checked where they are declared. */
  filtered(filters: readonly Filter[]): Query<R>;
  /** Only what fits one of these lists of filters, whole. Each of them needs an index of its own. */
  whereEither(...alternatives: readonly (readonly (FilterOf<R> | FilterOf<Common>)[])[]): Query<R>;
  orderBy(field: PathOf<R> | PathOf<Common>, direction?: Direction): Query<R>;
  /** Lets a function add filters, so that a screen's parts can be named: `.apply(byStatus(filter))`. */
  apply(part: Narrow<R>): Query<R>;
}

/** Names filters and order of a query. */
export type Narrow<R extends object> = (query: Query<R>) => Query<R>;

/** Those that hold a text in a field; all of them where none is asked for. For `Query.apply`. */
export const equal =
  <R extends object>(field: PathOf<R>, value: string | undefined): Narrow<R> =>
  (query) =>
    value ? query.filtered([[field, '==', value]]) : query;

/** All records of a kind, to be narrowed. */
export const queryOf = <R extends object>(kind: RecordKind<R>): Query<R> =>
  QuerySpec.of(kind.path, false, kind) as Query<R>;

/** The records of a kind below any record, whichever one the kind names: a collection group. */
export const groupOf = <R extends object>(kind: RecordKind<R>): Query<R> =>
  QuerySpec.of(idOf(kind.path), true, kind) as Query<R>;

/** A query as it is read and kept. */
export const specOfQuery = <R extends object>(query: Query<R>): QuerySpec => query as QuerySpec;

/** What `build` asks of a kind, as it is read and kept. */
export const specFor = <R extends object>(kind: RecordKind<R>, build: Narrow<R>): QuerySpec =>
  specOfQuery(build(queryOf(kind)));
