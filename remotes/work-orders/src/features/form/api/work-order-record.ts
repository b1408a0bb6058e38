import { type DataFailure, findRecord, invalid, resultOf, useRecordForm } from '@fm/data';
import { type WorkOrderValues, workOrderForm, workOrders } from '@fm/domain/work-order';
import type { Given } from '../follow-up';

/** A job that is scheduled keeps a lead and a time: to take them away it is unscheduled. */
async function check(values: WorkOrderValues, id: string | undefined): Promise<DataFailure | undefined> {
  if (id === undefined || (values.leadRef && values.plannedDay)) return undefined;
  const order = resultOf(await findRecord(workOrders, id));
  if (order?.status !== 'scheduled') return undefined;
  return invalid('Nothing was saved: a scheduled order keeps its lead and time. Unschedule it first.', {
    ...(!values.leadRef && { leadRef: 'Choose who leads this job, or unschedule it first.' }),
    ...(!values.plannedDay && { plannedDay: 'Plan a day, or unschedule the order first.' }),
  });
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
    }),
    check,
    onSaved,
  });
