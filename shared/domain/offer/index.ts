export {
  agreedLines,
  isDealtAsWhole,
  MAX_OFFER_ORDERS,
  MAX_OFFER_PLANS,
  openLines,
  withoutMade,
} from './deal-out';
export { offerOfItem } from './found-on';
export { type LineGroup, lineGroups } from './line-groups';
export { nextVersion } from './next-version';
export {
  basisPoints,
  DISCOUNT_KIND_LABELS,
  type Discount,
  discountSchema,
  figuresOf,
  LINE_KIND_LABELS,
  LINE_KINDS,
  type LineKind,
  LOST_REASON_LABELS,
  LOST_REASONS,
  type LostReason,
  MAX_LINES,
  MAX_QTY_MILLI,
  MAX_QUESTIONS,
  MAX_UNIT_MINOR,
  mayEditOffer,
  OFFER_LANGUAGE_LABELS,
  OFFER_LANGUAGES,
  OFFER_STATUS_LABELS,
  OFFER_STATUSES,
  type Offer,
  type OfferLanguage,
  type OfferLine,
  type OfferQuestion,
  type OfferStatus,
  offerLanguage,
  offerLineSchema,
  offerLines,
  offerSchema,
  optionalLines,
  TAX_MODE_LABELS,
  TAX_MODES,
  type TaxMode,
} from './offer';
export { copyOfOffer, type OfferContent, offerContent, offerContentToForm } from './offer-content';
export {
  COMPARED_LINE_FIELDS,
  COMPARED_OFFER_FIELDS,
  type ComparedLineField,
  type ComparedOfferField,
  type LineDifference,
  type OfferDifference,
  offerDifference,
} from './offer-diff';
export {
  emptyOffer,
  emptyOfferLine,
  linesToRecord,
  MAX_GROUP,
  type OfferInput,
  type OfferLineInput,
  type OfferValues,
  offerForm,
  offerFormSchema,
  offerLineFormSchema,
  offerToForm,
  offerToRecord,
} from './offer-form';
export { offers } from './offer-kind';
export {
  type OfferTemplate,
  offerTemplateOf,
  offerTemplateSchema,
  offerTemplates,
} from './offer-template';
export {
  isPastValidity,
  type OfferFact,
  type OfferTransitionInput,
  offerFacts,
  offerTransitions,
  transitionOffer,
} from './offer-transitions';
export { RECURRING_TEXTS, RHYTHM_LABELS, RHYTHMS, type Rhythm } from './rhythm';
