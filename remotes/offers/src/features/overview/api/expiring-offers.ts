import type { Attention } from '@fm/data';
import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { type Offer, offers } from '@fm/domain/offer';

/** Days before the end of an offer at which somebody should call. */
const NOTICE_DAYS = 7;

/** Sent and still without an answer, with at most 7 days left; those past their day too. */
export const expiringOffers = (today: CalendarDay): Attention<Offer> => ({
  kind: offers,
  which: (spec) => spec.where('status', '==', 'sent').where('validUntil', '<=', addDays(today, NOTICE_DAYS)),
  order: (spec) => spec.orderBy('validUntil'),
});
