import { findRecords, type Query, useLivePage } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Plan } from '@fm/domain/maintenance';
import { maintenancePlans } from '@fm/domain/maintenance';

/** Plans worked through at one press. */
export const PLANS_AT_ONCE = 200;

/** Active plans with an occurrence whose order is due on `today`; each plan says how long before. */
export const duePlans = (today: CalendarDay) => (spec: Query<Plan>) =>
  spec
    .where('trashed', '==', false)
    .where('state', '==', 'active')
    .where('orderDueSort', '<=', today)
    .orderBy('orderDueSort');

/** These plans, live, 200 at most. */
export const useDuePlans = (today: CalendarDay) =>
  useLivePage(maintenancePlans, duePlans(today), { size: PLANS_AT_ONCE });

/** The same, read once. */
export const findDuePlans = (today: CalendarDay) =>
  findRecords(maintenancePlans, duePlans(today), PLANS_AT_ONCE);
