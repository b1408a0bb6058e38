import type { Checklist } from '@fm/domain/work-order';
import type { FieldPath, FieldValues, UseFormReturn } from '@fm/ui/form';

/** What ties the parts of the editor to the checklist of a form, typed as if that stood at the top of it. */
export interface ChecklistTie {
  readonly form: UseFormReturn<{ checklist: Checklist }>;
  /** Where the checklist stands in the form. */
  readonly at: 'checklist';
}

/** The tie of one item's fields. */
export interface ItemTie extends ChecklistTie {
  readonly id: string;
}

/** A form with a checklist at its top, as a work order's, or in its template, as a plan's. */
export interface FormWithChecklist<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly at: Extract<FieldPath<Values>, 'checklist' | 'template.checklist'>;
}

/** The names of fields are made from `at`, so that nothing else of the form is read or written. */
export const tieOf = (of: { readonly form: unknown; readonly at: string }): ChecklistTie =>
  of as unknown as ChecklistTie;
