import type { Path } from '../names';
import type { FieldPath } from '../values/field-path';
import type { Value } from '../values/value';

export const FIELD_OPERATORS = [
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  'array-contains',
  'in',
  'array-contains-any',
  'not-in',
] as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[number];

/** A comparison of one field. `is null` and `is NaN` are `==` and `!=` with that value. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
}

export type Filter =
  | FieldFilter
  | { readonly kind: 'composite'; readonly op: 'and' | 'or'; readonly filters: readonly Filter[] };

export type Direction = 'asc' | 'desc';

export interface Order {
  readonly field: FieldPath;
  readonly direction: Direction;
}

/** A position in the order: values for its first fields. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Just before what has these values; otherwise just after. */
  readonly before: boolean;
}

/** A query with everything implied written out. */
export interface Query {
  /** The document below which it looks; '' for the root. */
  readonly parent: Path;
  /** Undefined for every collection below the parent. */
  readonly collectionId: string | undefined;
  /** All such collections below the parent at any depth, not just the direct ones. */
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  /** Complete: ends with `__name__`. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** Fields to answer with; undefined for all. */
  readonly select: readonly FieldPath[] | undefined;
}

export const DOCUMENT_NAME: FieldPath = ['__name__'];

export const isDocumentName = (field: FieldPath): boolean => field.length === 1 && field[0] === '__name__';

export const sameField = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

export const INEQUALITIES: ReadonlySet<FieldOperator> = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

/** Every comparison in a filter, whatever joins them. */
export function fieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}
