import { type DataFailure, findRecord, invalid, resultOf, useRecordForm } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, type WorkOrderValues, workOrderForm, workOrders } from '@fm/domain/work-order';
import { findWarnings } from '../../assignment/find-warnings';
import { NO_REASON } from '../../assignment/reason-field';
import { noteFollowUp } from '../../links/api/link-orders';
import type { Given } from '../given';
import { needsReason, planOf } from '../plan-of';
import { orderVisit, wayBackTo } from './order-visit';

/** Why the form cannot be saved, as only the store knows. */
async function check(values: WorkOrderValues, id: string | undefined): Promise<DataFailure | undefined> {
  const order = id === undefined ? undefined : resultOf(await findRecord(workOrders, id));
  return lacksPlan(values, order) ?? (await lacksReason(values, order));
}

/** A job that is scheduled keeps a lead and a time: to take them away it is unscheduled. */
function lacksPlan(values: WorkOrderValues, order: Stored<WorkOrder> | undefined): DataFailure | undefined {
  if (order?.status !== 'scheduled' || (values.leadRef && values.plannedDay)) return undefined;
  return invalid('Nothing was saved: a scheduled order keeps its lead and time. Unschedule it first.', {
    ...(!values.leadRef && { leadRef: 'Choose who leads this job, or unschedule it first.' }),
    ...(!values.plannedDay && { plannedDay: 'Plan a day, or unschedule the order first.' }),
  });
}

/** Something may speak against the plan by the time it is saved: then a reason is asked for. */
async function lacksReason(
  values: WorkOrderValues,
  order: Stored<WorkOrder> | undefined,
): Promise<DataFailure | undefined> {
  const plan = planOf(values, order?.id);
  if (values.reason !== '' || order?.statusGroup === 'closed' || !needsReason(order, plan)) return undefined;
  const warnings = resultOf(await findWarnings(plan));
  if (warnings.length === 0) return undefined;
  return invalid('Nothing was saved: something speaks against this plan.', { reason: NO_REASON });
}

/** The work order with `id` as a form, or a new one that starts with `given`. */
export const useWorkOrderRecord = (
  id: string | undefined,
  given: Given,
  onSaved: (id: string, mode: 'create' | 'edit', values: WorkOrderValues) => void,
) =>
  useRecordForm({
    collection: workOrders,
    id,
    ...workOrderForm,
    empty: () => ({ ...workOrderForm.empty(), ...given.values }),
    toRecord: (values, before) => ({
      ...(!before && { links: given.links }),
      ...workOrderForm.toRecord(values, before),
      ...(!before && given.visit && wayBackTo(given.visit)),
    }),
    check,
    note: ({ reason }) => (reason === '' ? undefined : { note: reason }),
    // Both ends of a follow-up name each other.
    alongside: async (unit, key, values) => {
      const [first] = id === undefined ? Object.keys(given.links ?? {}) : [];
      if (first !== undefined)
        await noteFollowUp(unit, first, { ...workOrderForm.toRecord(values), id: key }, given.itemId);
      if (id === undefined && given.visit) await orderVisit(unit, given.visit, key);
    },
    onSaved,
  });
