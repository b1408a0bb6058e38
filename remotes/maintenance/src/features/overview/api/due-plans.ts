import type { Attention } from '@fm/data';
import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';

/** Days ahead for which visits are shown. */
const AHEAD_DAYS = 7;

/** Active plans whose next visit has no work order yet and is at most 7 days away. */
export const duePlans = (today: CalendarDay): Attention<Plan> => ({
  kind: maintenancePlans,
  which: (spec) => spec.where('state', '==', 'active').where('nextDueSort', '<=', addDays(today, AHEAD_DAYS)),
  order: (spec) => spec.orderBy('nextDueSort'),
});
