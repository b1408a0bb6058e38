import type { Stored } from '@fm/domain/record';
import type { WorkOrder, WorkOrderInput, WorkOrderValues } from '@fm/domain/work-order';
import type { UseFormReturn } from '@fm/ui/form';
import { ChecklistEditor } from '../checklist-editor/checklist-editor';
import { LinesSection } from '../lines/lines-section';
import { OrderSection } from './order-section';
import { PeopleSection } from './people-section';
import { PlaceSection } from './place-section';
import { TimeSection } from './time-section';

export type WorkOrderFormState = UseFormReturn<WorkOrderInput, unknown, WorkOrderValues>;

export interface SectionProps {
  readonly form: WorkOrderFormState;
}

interface WorkOrderFieldsProps extends SectionProps {
  /** As stored; undefined for a new one. */
  readonly order: Stored<WorkOrder> | undefined;
}

/** Everything a work order's form asks, on creating and editing alike. */
export const WorkOrderFields = ({ form, order }: WorkOrderFieldsProps) => (
  <>
    <OrderSection form={form} />
    <PlaceSection form={form} />
    <TimeSection form={form} />
    <PeopleSection form={form} order={order} />
    <ChecklistEditor form={form} />
    <LinesSection form={form} />
  </>
);
