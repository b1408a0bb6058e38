import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, planForm } from '@fm/domain/maintenance';
import { checkedPlace } from '../place';
import { defineSave } from '../save';

/** Creates a maintenance plan, or saves its form. */
export const savePlan = defineSave('plans.save', 'maintenance:edit', {
  kind: maintenancePlans,
  schema: planForm.schema,
  toRecord: (values, before, { now }) => planForm.toRecord(values, today(COMPANY.timezone, now), before),
  settle: (unit, { values, current }) => checkedPlace(unit, values, current),
});
