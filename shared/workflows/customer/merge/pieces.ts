import { customers } from '@fm/domain/customer';
import { childrenOf } from '@fm/domain/kinds';
import type { Children } from '@fm/domain/record';
import type { DocumentQuery } from '../../documents';
import type { Unit } from '../../unit';

/** Records of one kind that are looked at for one page. */
const MOST_OF_KIND = 150;

/** What belongs to a customer, in the order in which it goes over to another one: sites before the work at them. */
export const OF_CUSTOMER: readonly Children[] = customers.children ?? [];

/** One record that is to go over. */
export interface Piece {
  readonly of: Children;
  readonly id: string;
}

/**
 * What of one kind belongs to a customer, by what is asked about it alone: those of a page are read whole when they go over,
 * and 150 of each kind would be megabytes.
 */
export function pieceQuery(of: Children, customerId: string): DocumentQuery {
  const { kind, which } = childrenOf(of, customerId);
  return {
    path: kind.path,
    ...(of.everywhere && { everywhere: true }),
    filters: [...(of.everywhere ? [] : [['trashed', '==', false] as const]), ...which],
    orders: of.everywhere ? [['dueDate', 'asc']] : [],
    only: [],
    limit: MOST_OF_KIND,
  };
}

/** Some of what belongs to a customer; none where nothing is left. */
export async function findPieces(unit: Unit, customerId: string): Promise<readonly Piece[]> {
  const found = await Promise.all(
    OF_CUSTOMER.map((of) => unit.list(childrenOf(of, customerId).kind, pieceQuery(of, customerId))),
  );
  return OF_CUSTOMER.flatMap((of, index) => (found[index] ?? []).map(({ id }) => ({ of, id })));
}
