import { MOST_RELATED, type Related } from '@fm/domain/kinds';
import type { DocumentQuery } from '../documents';

/** Records that have to do with another one: in the trash, or not. */
export const relatedQuery = ({ kind, which }: Related, trashed: boolean): DocumentQuery => ({
  path: kind.path,
  filters: [['trashed', '==', trashed], ...which],
  orders: [],
  limit: MOST_RELATED,
});
