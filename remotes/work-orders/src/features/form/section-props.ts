import type { WorkOrderInput, WorkOrderValues } from '@fm/domain/work-order';
import type { UseFormReturn } from '@fm/ui/form';

export type WorkOrderFormState = UseFormReturn<WorkOrderInput, unknown, WorkOrderValues>;

/** The tie of a section's fields to the form of a work order. */
export interface SectionProps {
  readonly form: WorkOrderFormState;
}
