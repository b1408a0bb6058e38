import { RELATED_RECORDS, type RelatedRecords } from '@fm/domain/related';
import type { DocumentQuery } from '../../documents';
import type { Unit } from '../../unit';

/** Records of one sort that are looked at for one page. */
const MOST_OF_SORT = 150;

/** One record that is to go over. */
export interface Piece {
  readonly of: RelatedRecords;
  readonly id: string;
}

/** What of one sort belongs to a customer. */
export const pieceQuery = (
  { kindOf, by, everywhere }: RelatedRecords,
  customerId: string,
): DocumentQuery => ({
  path: kindOf(customerId).path,
  ...(everywhere && { everywhere }),
  filters: [
    ...(everywhere ? [] : [['trashed', '==', false] as const]),
    ...(by ? [[by, '==', customerId] as const] : []),
  ],
  orders: everywhere ? [['dueDate', 'asc']] : [],
  limit: MOST_OF_SORT,
});

/** Some of what belongs to a customer; none where nothing is left. */
export async function findPieces(unit: Unit, customerId: string): Promise<readonly Piece[]> {
  const found = await Promise.all(
    RELATED_RECORDS.map((of) => unit.list(of.kindOf(customerId), pieceQuery(of, customerId))),
  );
  return RELATED_RECORDS.flatMap((of, index) => (found[index] ?? []).map(({ id }) => ({ of, id })));
}
