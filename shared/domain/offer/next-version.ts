import { addDays, type CalendarDay } from '../calendar-day';
import { COMPANY } from '../company';
import { offerTotals } from '../offer-arithmetic';
import type { Stored } from '../record';
import { figuresOf, type Offer, offerLines } from './offer';

/** The offer again as a draft of its next version: everything that was offered, nothing of what became of it. */
export function nextVersion(offer: Stored<Offer>, today: CalendarDay): Offer {
  const { title, customerRef, siteRef, contactRef, ownerRef, foundOn, currency, taxMode, intro, terms } =
    offer;
  const { paymentDays, discount } = offer;
  const lines = Object.fromEntries(offerLines(offer).map(({ id, ...line }) => [id, line]));
  return {
    title,
    status: 'draft',
    version: offer.version + 1,
    rootId: offer.rootId ?? offer.id,
    customerRef,
    siteRef,
    contactRef,
    ownerRef,
    foundOn,
    issueDate: today,
    validUntil: addDays(today, COMPANY.offerValidDays),
    currency,
    taxMode,
    intro,
    terms,
    paymentDays,
    lines,
    discount,
    ...figuresOf(offerTotals({ taxMode, discount, lines })),
  };
}
