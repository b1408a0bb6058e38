import { type Offer, offerLines } from './offer';
import { type OfferInput, offerToForm } from './offer-form';

/** What is offered, to whomever and whenever: nothing of the customer, of days, or of what became of it. */
export type OfferContent = Pick<
  Offer,
  'title' | 'currency' | 'taxMode' | 'intro' | 'terms' | 'paymentDays' | 'lines' | 'discount'
>;

export const offerContent = (offer: OfferContent): OfferContent => ({
  title: offer.title,
  currency: offer.currency,
  taxMode: offer.taxMode,
  intro: offer.intro,
  terms: offer.terms,
  paymentDays: offer.paymentDays,
  lines: Object.fromEntries(offerLines(offer).map(({ id, ...line }) => [id, line])),
  discount: offer.discount,
});

/** The fields of the form that a template or a copy fills. */
export function offerContentToForm(
  content: OfferContent,
): Pick<OfferInput, keyof OfferContent & keyof OfferInput> {
  const { title, currency, taxMode, intro, terms, paymentDays, lines, discount } = offerToForm(
    // The form has more fields than these; what they say of an offer is not taken.
    content as Offer,
  );
  return { title, currency, taxMode, intro, terms, paymentDays, lines, discount };
}

/** What a copy of an offer starts with: the same for the same customer, in its language, with the days of a new offer. */
export const copyOfOffer = (offer: Offer): Partial<OfferInput> => ({
  ...offerContentToForm(offer),
  customerRef: offer.customerRef,
  siteRef: offer.siteRef ?? null,
  contactRef: offer.contactRef ?? null,
  language: offer.language ?? null,
});
