import * as v from 'valibot';
import { calendarDay } from '../calendar-day';
import { instant } from '../instant';
import { currency, minor } from '../money';
import { type OfferTotals, optionalLinesOf } from '../offer-arithmetic';
import { qtyMilli } from '../quantity';
import { partMap, ref } from '../record';
import { can } from '../role';
import { lineGroups } from './line-groups';
import { RHYTHMS } from './rhythm';

export const OFFER_STATUSES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
  'converted',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_STATUS_LABELS: Readonly<Record<OfferStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  superseded: 'Superseded',
  converted: 'Converted',
};

export const TAX_MODES = ['exclusive', 'inclusive'] as const;
export type TaxMode = (typeof TAX_MODES)[number];
export const TAX_MODE_LABELS: Readonly<Record<TaxMode, string>> = {
  exclusive: 'Prices without tax',
  inclusive: 'Prices include tax',
};

/** Languages an offer can be put to a customer in. */
export const OFFER_LANGUAGES = ['de', 'en'] as const;
export type OfferLanguage = (typeof OFFER_LANGUAGES)[number];
export const OFFER_LANGUAGE_LABELS: Readonly<Record<OfferLanguage, string>> = {
  de: 'German',
  en: 'English',
};

/** The language of offers to a customer who speaks `language`, such as `de-AT`: German for German, else English. */
export const offerLanguage = (language: string | undefined): OfferLanguage =>
  language?.toLowerCase().split('-')[0] === 'de' ? 'de' : 'en';

export const LINE_KINDS = ['labour', 'material', 'service', 'flat', 'text'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LINE_KIND_LABELS: Readonly<Record<LineKind, string>> = {
  labour: 'Labour',
  material: 'Material',
  service: 'Service',
  flat: 'Flat rate',
  text: 'Text',
};

export const LOST_REASONS = ['price', 'timing', 'competitor', 'noAnswer', 'scope', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
export const LOST_REASON_LABELS: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  timing: 'Timing',
  competitor: 'A competitor',
  noAnswer: 'No answer',
  scope: 'Scope',
  other: 'Other',
};

export const MAX_LINES = 200;
/** 100,000 of anything at a million each on 200 lines, doubled by tax, is still an exact integer in cents. */
export const MAX_QTY_MILLI = 100_000_000;
export const MAX_UNIT_MINOR = 100_000_000;

const percentMessage = 'Enter a percentage from 0 to 100.';
export const basisPoints = v.pipe(
  v.number(percentMessage),
  v.integer(percentMessage),
  v.minValue(0, percentMessage),
  v.maxValue(10_000, percentMessage),
);

export const offerLineSchema = v.object({
  order: v.pipe(v.number(), v.finite()),
  /** Heading that the line stands under. */
  group: v.optional(v.string()),
  /** Lines with a key belong to that option; those without belong to all. */
  option: v.optional(v.string()),
  /** The customer may leave it out; counts only while `selected`. */
  optional: v.boolean(),
  selected: v.boolean(),
  kind: v.picklist(LINE_KINDS),
  name: v.string(),
  description: v.optional(v.string()),
  unit: v.string(),
  qtyMilli: v.pipe(qtyMilli, v.minValue(0), v.maxValue(MAX_QTY_MILLI)),
  unitMinor: v.pipe(minor, v.minValue(0), v.maxValue(MAX_UNIT_MINOR)),
  discountBp: basisPoints,
  taxBp: basisPoints,
  costMinor: v.optional(v.pipe(minor, v.minValue(0))),
  /** The item of the catalogue it was taken from, by its id and number. Nothing follows when that changes. */
  itemRef: v.optional(ref),
  /** How often it is carried out, each time for its price; absent where that is once. */
  recurs: v.optional(v.picklist(RHYTHMS)),
});
export type OfferLine = v.InferOutput<typeof offerLineSchema>;

const amountMessage = 'Enter an amount of at least 0.';

/** Off the whole offer: a share, or an amount. */
export const discountSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('share'), bp: basisPoints }),
  v.object({
    kind: v.literal('amount'),
    amountMinor: v.pipe(v.number(amountMessage), v.safeInteger(amountMessage), v.minValue(0, amountMessage)),
  }),
]);
export type Discount = v.InferOutput<typeof discountSchema>;
export const DISCOUNT_KIND_LABELS: Readonly<Record<Discount['kind'], string>> = {
  none: 'None',
  share: 'Percent',
  amount: 'Amount',
};

/** Questions of a customer that one offer keeps: who has more to ask calls. */
export const MAX_QUESTIONS = 20;
export const offerQuestionSchema = v.object({
  at: instant,
  /** As it was typed. */
  name: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(1000)),
});
export type OfferQuestion = v.InferOutput<typeof offerQuestionSchema>;

/** A price put to a customer. Frozen once sent: a change makes a new version. */
export const offerSchema = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  status: v.picklist(OFFER_STATUSES),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Id of the first version; absent on the first itself. */
  rootId: v.optional(v.string()),
  /** Id of the version before; absent on the first, and on older ones. */
  replacesId: v.optional(v.string()),
  supersededById: v.optional(v.string()),
  customerRef: ref,
  siteRef: v.optional(ref),
  contactRef: v.optional(ref),
  /** The employee who answers for it. */
  ownerRef: v.optional(ref),
  /** The job and its checklist item that found what is to be repaired. */
  foundOn: v.optional(v.object({ id: v.string(), name: v.string(), itemId: v.string() })),
  issueDate: calendarDay,
  validUntil: calendarDay,
  currency,
  taxMode: v.picklist(TAX_MODES),
  /** Of its paper; absent on older offers, which are in the customer's. */
  language: v.optional(v.picklist(OFFER_LANGUAGES)),
  intro: v.optional(v.string()),
  terms: v.optional(v.string()),
  paymentDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
  lines: partMap(offerLineSchema, MAX_LINES, `Keep at most ${MAX_LINES} lines.`),
  discount: discountSchema,
  /** Computed by `offerTotals`; stored so that lists and sums need not read the lines. */
  netMinor: minor,
  discountMinor: minor,
  taxByRate: v.record(v.string(), v.object({ baseMinor: minor, taxMinor: minor })),
  grossMinor: minor,
  marginBp: v.optional(v.pipe(v.number(), v.integer())),
  sentAt: v.optional(instant),
  /** The mail address that its link went to last; absent while it went another way. */
  sentTo: v.optional(v.string()),
  /** What the customer asked through the link, in the order of `at`. */
  questions: v.optional(
    partMap(offerQuestionSchema, MAX_QUESTIONS, `Keep at most ${MAX_QUESTIONS} questions.`),
  ),
  decidedAt: v.optional(instant),
  decidedOn: v.optional(calendarDay),
  decidedByName: v.optional(v.string()),
  acceptedOption: v.optional(v.string()),
  /** Whether the customer took each optional line of what was accepted, by line id. */
  optionalTaken: v.optional(partMap(v.boolean(), MAX_LINES, `Keep at most ${MAX_LINES} lines.`)),
  lostReason: v.optional(v.picklist(LOST_REASONS)),
  lostNote: v.optional(v.string()),
  withdrawReason: v.optional(v.string()),
  /** What was made of it so far. While lines are left for later, the offer stays accepted. */
  convertedTo: v.optional(v.array(v.object({ type: v.string(), id: v.string() }))),
  /** The order that each line went into, by line id; absent on older offers, which went into theirs as a whole. */
  lineOrders: v.optional(partMap(v.string(), MAX_LINES, `Keep at most ${MAX_LINES} lines.`)),
  /** The maintenance plan that each recurring line went into, by line id. */
  linePlans: v.optional(partMap(v.string(), MAX_LINES, `Keep at most ${MAX_LINES} lines.`)),
  nextFollowUpOn: v.optional(calendarDay),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** The lines in their order, those of one group together, each with its id. */
export function offerLines(offer: Pick<Offer, 'lines'>): (OfferLine & { readonly id: string })[] {
  const sorted = Object.entries(offer.lines)
    .map(([id, line]) => ({ ...line, id }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  return lineGroups(sorted).flatMap(({ lines }) => lines);
}

/** The lines the customer may leave out of an option, or of an offer without options, in their order. */
export function optionalLines(offer: Pick<Offer, 'lines'>, option?: string): ReturnType<typeof offerLines> {
  const ids = new Set(optionalLinesOf(offer, option));
  return offerLines(offer).filter(({ id }) => ids.has(id));
}

/** Whether a role may edit this offer: only drafts, what was sent stays as it was sent. */
export function mayEditOffer(offer: Pick<Offer, 'status'>, role: string): boolean {
  return offer.status === 'draft' && can(role, 'offers:edit');
}

/** The figures a record keeps of its totals. */
export const figuresOf = ({ netMinor, discountMinor, taxByRate, grossMinor, marginBp }: OfferTotals) => ({
  netMinor,
  discountMinor,
  taxByRate,
  grossMinor,
  marginBp,
});
