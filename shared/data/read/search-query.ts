import { searchToken, searchTokens } from '@fm/domain/tokens';
import type { QuerySpec } from '../live/query-spec';

/** A query with a search in it. */
export interface SearchQuery {
  readonly spec: QuerySpec;
  /** The database finds more than was searched for: `fits` leaves out of what it gives. */
  readonly refine: boolean;
  readonly fits: (record: { readonly tokens?: readonly string[] | undefined }) => boolean;
}

/**
 * Adds a search to a query. The database takes one question for a member of a list: the longest word typed, and none
 * where the query itself asks for one already, such as for a tag.
 */
export function searched(plain: QuerySpec, search: string): SearchQuery {
  const token = searchToken(search);
  const wanted = searchTokens(search);
  const taken = plain.filters.some(([, operator]) => operator.startsWith('array-contains'));
  const asks = token !== undefined && !taken;
  return {
    spec: asks ? plain.where('tokens', 'array-contains', token) : plain,
    refine: wanted.length > (asks ? 1 : 0),
    fits: ({ tokens = [] }) => wanted.every((word) => tokens.includes(word)),
  };
}
