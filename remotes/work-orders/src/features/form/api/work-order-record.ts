import { type DataFailure, findRecord, invalid, resultOf, run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { NO_REASON, SPOKEN_AGAINST } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, type WorkOrderValues, workOrderForm, workOrders } from '@fm/domain/work-order';
import { findWarnings } from '../../planning/assignment/find-warnings';
import type { InitialValues } from '../initial-values';
import { needsReason, planOf } from '../plan-of';

/** Why the form cannot be saved, as only the store knows. */
const check = async (values: WorkOrderValues, id: string | undefined): Promise<DataFailure | undefined> =>
  lacksReason(values, id === undefined ? undefined : resultOf(await findRecord(workOrders, id)));

/** Something may speak against the plan by the time it is saved: then a reason is asked for. */
async function lacksReason(
  values: WorkOrderValues,
  order: Stored<WorkOrder> | undefined,
): Promise<DataFailure | undefined> {
  const plan = planOf(values, order?.id);
  if (values.reason !== '' || order?.statusGroup === 'closed' || !needsReason(order, plan)) return undefined;
  const warnings = resultOf(await findWarnings(plan));
  if (warnings.length === 0) return undefined;
  return invalid(SPOKEN_AGAINST, { reason: NO_REASON });
}

/** The work order with `id` as a form, or a new one that starts with `initial`. */
export const useWorkOrderRecord = (
  id: string | undefined,
  initial: InitialValues,
  onSaved: (id: string, mode: 'create' | 'edit', values: WorkOrderValues) => void,
) =>
  useRecordForm({
    collection: workOrders,
    id,
    ...workOrderForm,
    empty: () => ({ ...workOrderForm.empty(), ...initial.values }),
    check,
    store: (input) => run('workOrders.save', { ...input, beside: originOf(initial) }),
    onSaved,
  });

/** What a new order came of, as the server is told. */
function originOf({ links = {}, itemId, occurrence }: InitialValues) {
  const [first] = Object.keys(links);
  return {
    ...(first !== undefined && { followUpOf: { id: first, ...(itemId !== undefined && { itemId }) } }),
    ...(occurrence && {
      occurrence: { planId: occurrence.plan.id, originalDate: occurrence.scheduled.originalDate },
    }),
  };
}
