import { invalid, resultOf } from '@fm/data';
import { unfinishedWork } from '../../../form/api/unfinished-work';

/** Throws a refusal while work for a customer is not finished. */
export async function refuseOpenWork(customerId: string): Promise<void> {
  const orders = await unfinishedWork('customerRef.id', customerId);
  if (orders === undefined) return;
  resultOf({ ok: false, failure: invalid(`Work is not finished (${orders}). Finish or cancel it first.`) });
}
