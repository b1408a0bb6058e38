import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, type PlanInput, type PlanValues, planForm } from '@fm/domain/maintenance';

const companyDay = () => today(COMPANY.timezone);

/** The plan with `id` as a form, or a new one that starts with `initial`. */
export const usePlanRecord = (
  id: string | undefined,
  initial: Partial<PlanInput>,
  onSaved: (id: string, mode: 'create' | 'edit', values: PlanValues) => void,
) =>
  useRecordForm({
    collection: maintenancePlans,
    id,
    ...planForm,
    store: (input) => run('plans.save', input),
    empty: () => ({ ...planForm.empty(companyDay()), ...initial }),
    onSaved,
  });
