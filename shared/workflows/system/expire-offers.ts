import type { CalendarDay } from '@fm/domain/calendar-day';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { isPastValidity, offers, transitionOffer } from '@fm/domain/offer';
import { SYSTEM } from '@fm/domain/record';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import { eachDue, type JobReport, TOGETHER } from './each-due';

/** Offers that are sent and whose last day was before `day`. */
export const lapsedOffersOn = (day: CalendarDay, limit: number): DocumentQuery => ({
  path: offers.path,
  filters: [
    ['trashed', '==', false],
    ['status', '==', 'sent'],
    ['validUntil', '<', day],
  ],
  orders: [['validUntil', 'asc']],
  limit,
});

/** Has every offer expire whose last day is over. A decision is never overwritten: only what is still sent expires. */
export function expireLapsedOffers(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  return eachDue(database, now, {
    query: (limit) => lapsedOffersOn(day, limit),
    together: TOGETHER,
    async act(unit, id) {
      await unit.change(offers, id, (current) =>
        // Somebody may have decided since it was found.
        isPastValidity(current, day)
          ? transitionOffer(current, 'expired', {}, SYSTEM, now, day)
          : { ok: true, patch: {} },
      );
      return { offers: 1 };
    },
  });
}
