import type { QuerySpec } from '@fm/data';
import { RELATED_RECORDS, type RelatedRecords } from '@fm/domain/related';

/** What is counted before a merge. */
export const COUNTED = RELATED_RECORDS.filter(({ everywhere }) => !everywhere);

/** Those of a customer that are not in the trash. */
export function whichOf({ by }: RelatedRecords, spec: QuerySpec, customerId: string): QuerySpec {
  const live = spec.where('trashed', '==', false);
  return by === undefined ? live : live.where(by, '==', customerId);
}
