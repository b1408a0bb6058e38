import type { Query } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { childrenOf } from '@fm/domain/kinds';
import type { Children } from '@fm/domain/record';

/** What is counted before a merge. */
export const COUNTED: readonly Children[] = customers.children?.filter(({ everywhere }) => !everywhere) ?? [];

/** Those of a customer that are not in the trash. */
export const whichOf = (of: Children, query: Query<object>, customerId: string): Query<object> =>
  query.where('trashed', '==', false).filtered(childrenOf(of, customerId).which);
