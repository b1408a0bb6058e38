import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { ChecklistSection } from './checklist-section';
import { OrdersSection } from './orders-section';
import { PlaceSection } from './place-section';
import type { PlanFormState } from './plan-form-state';
import { RhythmSection } from './rhythm-section';
import { TemplateSection } from './template-section';

interface PlanFieldsProps {
  readonly form: PlanFormState;
  /** As stored; undefined for a new one. */
  readonly plan: Stored<Plan> | undefined;
}

/** Everything one enters about a plan, to create and to edit. */
export const PlanFields = ({ form, plan }: PlanFieldsProps) => (
  <>
    <PlaceSection form={form} />
    <RhythmSection control={form.control} plan={plan} />
    <OrdersSection control={form.control} />
    <TemplateSection control={form.control} />
    <ChecklistSection form={form} />
  </>
);
