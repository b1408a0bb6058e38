import { addDays, type CalendarDay } from '../calendar-day';
import { COMPANY } from '../company';
import { offerTotals } from '../offer-arithmetic';
import type { Stored } from '../record';
import { figuresOf, type Offer } from './offer';
import { offerContent } from './offer-content';

/** The offer again as a draft of its next version: everything that was offered, nothing of what became of it. */
export function nextVersion(offer: Stored<Offer>, today: CalendarDay): Offer {
  const { customerRef, siteRef, contactRef, ownerRef, foundOn, language } = offer;
  const content = offerContent(offer);
  return {
    ...content,
    status: 'draft',
    version: offer.version + 1,
    rootId: offer.rootId ?? offer.id,
    replacesId: offer.id,
    customerRef,
    siteRef,
    contactRef,
    ownerRef,
    foundOn,
    language,
    issueDate: today,
    validUntil: addDays(today, COMPANY.offerValidDays),
    ...figuresOf(offerTotals(content)),
  };
}
