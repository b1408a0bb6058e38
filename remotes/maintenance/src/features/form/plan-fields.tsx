import { ChecklistSection } from './checklist-section';
import { OrdersSection } from './orders-section';
import { PlaceSection } from './place-section';
import type { PlanFormState } from './plan-form-state';
import { RhythmSection } from './rhythm-section';
import { TemplateSection } from './template-section';

/** Everything one enters about a plan, to create and to edit. */
export const PlanFields = ({ form }: { readonly form: PlanFormState }) => (
  <>
    <PlaceSection form={form} />
    <RhythmSection control={form.control} />
    <OrdersSection control={form.control} />
    <TemplateSection control={form.control} />
    <ChecklistSection form={form} />
  </>
);
