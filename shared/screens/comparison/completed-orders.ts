import { type DataFailure, findRecords, type Outcome, type Query } from '@fm/data';
import type { ComparedOrder } from '@fm/domain/comparison';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useState } from 'react';
import { readWork } from './compared-orders';

/** Completed orders compared at once: 3,091 reads at most, those of their time and rates among them. */
export const MOST_ORDERS = 30;

/** Whose orders: of a customer, or of a plan. */
export interface OrdersOf {
  readonly field: 'customerRef.id' | 'planRef.id';
  readonly id: string;
}

/** Orders with their time, the last completed first. */
export interface CompletedOrders {
  readonly works: readonly ComparedOrder[];
  /** Completed earlier, and not looked at. */
  readonly hasEarlier: boolean;
}

const latestOf =
  ({ field, id }: OrdersOf) =>
  (spec: Query<WorkOrder>) =>
    spec.where('trashed', '==', false).where(field, '==', id).orderBy('completedAt', 'desc');

/** The last completed orders, one more than are compared. */
export const findCompleted = (of: OrdersOf) => findRecords(workOrders, latestOf(of), MOST_ORDERS + 1);

async function readCompleted(of: OrdersOf): Promise<Outcome<CompletedOrders>> {
  const found = await findCompleted(of);
  if (!found.ok) return found;
  const read = await Promise.all(found.value.slice(0, MOST_ORDERS).map(readWork));
  const failed = read.find(({ ok }) => !ok);
  if (failed && !failed.ok) return failed;
  const works = read.flatMap((one) => (one.ok ? [one.value] : []));
  return { ok: true, value: { works, hasEarlier: found.value.length > MOST_ORDERS } };
}

type State =
  | { readonly status: 'unasked' | 'loading' }
  | { readonly status: 'failed'; readonly failure: DataFailure }
  | ({ readonly status: 'ready' } & CompletedOrders);

/** The last completed orders with their time, read when `ask` is called and not before. */
export function useCompletedOrders(of: OrdersOf): State & { ask(): Promise<void> } {
  const [state, setState] = useState<State>({ status: 'unasked' });
  return {
    ...state,
    ask: async () => {
      setState({ status: 'loading' });
      const outcome = await readCompleted(of);
      setState(
        outcome.ok ? { status: 'ready', ...outcome.value } : { status: 'failed', failure: outcome.failure },
      );
    },
  };
}
