import type { CollectionTable } from '../documents/collection-table';
import type { StoredDocument } from '../documents/document';
import type { DocumentTable } from '../documents/document-table';
import { childPath, type Names, type Path } from '../names';
import { type Conjunction, disjunctions } from './disjunctions';
import type { Indexes } from './indexes';
import { compileMatch, isInScope, type Predicate } from './match';
import { plan, type Scan } from './plan';
import { comparePositions, positionOf } from './position';
import type { Query } from './query';

/** What queries read from. */
export interface QuerySource {
  readonly names: Names;
  readonly documents: DocumentTable;
  readonly collections: CollectionTable;
  readonly indexes: Indexes;
}

/** The documents of a query in its order, whole: projections are for the wire. */
export function runQuery(query: Query, source: QuerySource): readonly StoredDocument[] {
  const { offset, limit } = query;
  const alternatives = disjunctions(query.where);
  const wanted = limit === undefined ? Number.POSITIVE_INFINITY : offset + limit;
  const matches = matcher(query, source);
  if (query.collectionId === undefined) {
    return sorted([...everywhere(query, source)].filter(matches), query, source).slice(offset, wanted);
  }
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return ofOne(query, only, matches, wanted, source).slice(offset);
  const found = new Map<Path, StoredDocument>();
  for (const alternative of alternatives) {
    for (const document of ofOne(query, alternative, matches, wanted, source)) {
      found.set(document.path, document);
    }
  }
  return sorted([...found.values()], query, source).slice(offset, wanted);
}

/** How many documents a query has, `upTo` at most; counts entries alone where these say everything. */
export function countQuery(query: Query, source: QuerySource, upTo = Number.POSITIVE_INFINITY): number {
  const { offset, limit = Number.POSITIVE_INFINITY } = query;
  const most = Math.min(limit, upTo);
  const counted = countEntries(query, source, offset + most);
  if (counted === undefined) return Math.min(runQuery(query, source).length, upTo);
  return Math.min(Math.max(0, counted - offset), most);
}

/** The entries of a query, of several alternatives `wanted` at most; undefined where documents must be looked at. */
function countEntries(query: Query, source: QuerySource, wanted: number): number | undefined {
  const { collectionId, parent, where, startAt, endAt } = query;
  if (collectionId === undefined) return undefined;
  const scans = disjunctions(where).map((one) => plan(query, one, source.indexes, source.names));
  const [only, ...others] = scans;
  if (!only || !scans.every(({ isExact }) => isExact)) return undefined;
  if (others.length > 0) return countPaths(scans, source, wanted);
  const isAll = only.table === 'documents' && !where && !startAt && !endAt;
  return isAll
    ? source.collections.count(childPath(parent, collectionId))
    : tableOf(only, source).count(only);
}

/** How many different documents the entries name, `wanted` at most: one may be in several alternatives. */
function countPaths(scans: readonly Scan[], source: QuerySource, wanted: number): number {
  const paths = new Set<Path>();
  for (const scan of scans) {
    for (const path of pathsOf(scan, source)) {
      paths.add(path);
      if (paths.size >= wanted) return paths.size;
    }
  }
  return paths.size;
}

function matcher(query: Query, { names }: QuerySource): Predicate {
  const matches = compileMatch(query, names);
  return (document) => isInScope(query, document.path) && matches(document);
}

function ofOne(
  query: Query,
  alternative: Conjunction,
  matches: Predicate,
  wanted: number,
  source: QuerySource,
): readonly StoredDocument[] {
  const scan = plan(query, alternative, source.indexes, source.names);
  const result: StoredDocument[] = [];
  if (wanted === 0) return result;
  for (const path of pathsOf(scan, source)) {
    const document = source.documents.get(path);
    if (document === undefined || !matches(document)) continue;
    result.push(document);
    if (scan.isOrdered && result.length === wanted) break;
  }
  return scan.isOrdered ? result : sorted(result, query, source).slice(0, wanted);
}

const tableOf = ({ table }: Scan, { documents, indexes }: QuerySource) =>
  table === 'documents' ? documents.table : indexes.entries;

function* pathsOf(scan: Scan, source: QuerySource): Iterable<Path> {
  const table = tableOf(scan, source);
  if (scan.table === 'documents') {
    for (const key of table.keys(scan, scan.reverse)) yield scan.pathOf(key, '');
    return;
  }
  for (const [key, value] of table.entries(scan, scan.reverse)) yield scan.pathOf(key, value);
}

/** Every document below the query's parent: for queries that name no collection. */
function* everywhere(query: Query, { collections, documents }: QuerySource): Iterable<StoredDocument> {
  for (const collection of collections.all()) {
    if (isInScope(query, `${collection}/any`)) yield* documents.in(collection);
  }
}

function sorted(
  documents: readonly StoredDocument[],
  { orderBy }: Query,
  { names }: QuerySource,
): readonly StoredDocument[] {
  const placed = documents.map((document) => ({ document, at: positionOf(document, orderBy, names) ?? [] }));
  placed.sort((a, b) => comparePositions(a.at, b.at, orderBy));
  return placed.map(({ document }) => document);
}
