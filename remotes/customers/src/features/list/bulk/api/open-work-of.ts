import { findRecords, invalid, resultOf } from '@fm/data';
import { STATUS_GROUPS, workOrders } from '@fm/domain/work-order';

const UNFINISHED = STATUS_GROUPS.filter((group) => group !== 'closed');
/** Numbers of work orders named in the refusal. */
const NAMED = 3;

/** Throws a refusal while work for a customer is not finished. */
export async function refuseOpenWork(customerId: string): Promise<void> {
  const orders = resultOf(
    await findRecords(
      workOrders,
      (spec) =>
        spec
          .where('trashed', '==', false)
          .where('customerRef.id', '==', customerId)
          .where('statusGroup', 'in', UNFINISHED),
      NAMED,
    ),
  );
  if (orders.length === 0) return;
  const numbers = orders.map(({ number, title }) => number ?? title).join(', ');
  resultOf({ ok: false, failure: invalid(`Work is not finished (${numbers}). Finish or cancel it first.`) });
}
