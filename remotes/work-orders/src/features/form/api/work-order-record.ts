import { useRecordForm } from '@fm/data';
import { type WorkOrderInput, type WorkOrderValues, workOrderForm, workOrders } from '@fm/domain/work-order';

/** The work order with `id` as a form, or a new one that starts with `given`. */
export const useWorkOrderRecord = (
  id: string | undefined,
  given: Partial<WorkOrderInput>,
  onSaved: (id: string, mode: 'create' | 'edit', values: WorkOrderValues) => void,
) =>
  useRecordForm({
    collection: workOrders,
    id,
    ...workOrderForm,
    empty: () => ({ ...workOrderForm.empty(), ...given }),
    onSaved,
  });
