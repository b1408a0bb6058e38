import type { CalendarDay } from '@fm/domain/calendar-day';

/** Where the order of a plan's visit is written; leads on to the order where the visit has one. */
export const visitOrderAddress = (planId: string, day: CalendarDay): string =>
  `/work-orders/form?plan=${encodeURIComponent(planId)}&day=${day}`;
