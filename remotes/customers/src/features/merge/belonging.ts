import type { QuerySpec } from '@fm/data';
import { BELONGINGS, type Belonging } from '@fm/domain/belonging';

/** What is counted before a merge. */
export const COUNTED = BELONGINGS.filter(({ everywhere }) => !everywhere);

/** Those of a customer that are not in the trash. */
export function whichOf({ by }: Belonging, spec: QuerySpec, customerId: string): QuerySpec {
  const live = spec.where('trashed', '==', false);
  return by === undefined ? live : live.where(by, '==', customerId);
}
