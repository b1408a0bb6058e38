import { findRecords, type QuerySpec, useLivePage } from '@fm/data';
import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { maintenancePlans } from '@fm/domain/maintenance';

/** The longest time before a visit at which a plan may have its order created, in days. */
const LONGEST_LEAD = 90;
/** Plans worked through at one press. */
export const PLANS_AT_ONCE = 200;

/** Whether an order is due depends on each plan's own lead time: the query asks for the longest. */
const near = (today: CalendarDay) => (spec: QuerySpec) =>
  spec
    .where('trashed', '==', false)
    .where('state', '==', 'active')
    .where('nextDueSort', '<=', addDays(today, LONGEST_LEAD))
    .orderBy('nextDueSort');

/** Active plans with a visit near enough to look at, live, 200 at most. */
export const useNearPlans = (today: CalendarDay) =>
  useLivePage(maintenancePlans, near(today), { size: PLANS_AT_ONCE });

/** The same, read once. */
export const findNearPlans = (today: CalendarDay) =>
  findRecords(maintenancePlans, near(today), PLANS_AT_ONCE);
