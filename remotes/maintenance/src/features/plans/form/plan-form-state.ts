import type { PlanInput, PlanValues } from '@fm/domain/maintenance';
import type { Control, UseFormReturn } from '@fm/ui/form';

/** The form of a plan, as its parts get it. */
export type PlanFormState = UseFormReturn<PlanInput, unknown, PlanValues>;
export type PlanControl = Control<PlanInput, unknown, PlanValues>;
