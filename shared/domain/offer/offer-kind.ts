import { COMPANY } from '../company';
import { offerTotals } from '../offer-arithmetic';
import { defineKind, REPEATED, tellThose } from '../record';
import { tokensOf } from '../tokens';
import {
  DISCOUNT_KIND_LABELS,
  figuresOf,
  LINE_KIND_LABELS,
  LOST_REASON_LABELS,
  mayEditOffer,
  OFFER_LANGUAGE_LABELS,
  OFFER_STATUS_LABELS,
  type Offer,
  offerSchema,
  TAX_MODE_LABELS,
} from './offer';
import { RHYTHM_LABELS } from './rhythm';

const tellOwner = tellThose<Offer>(({ ownerRef }) => (ownerRef ? [ownerRef.id] : []));

/** A line in history and copies for the crew; several fields go together. */
export const lineField = {
  label: 'Line',
  each: {
    order: REPEATED,
    group: 'group',
    option: 'option',
    optional: 'optional',
    selected: 'selected',
    kind: { label: 'kind', labels: LINE_KIND_LABELS },
    name: 'name',
    description: 'description',
    unit: 'unit',
    qtyMilli: { label: 'quantity', format: 'thousandths' },
    unitMinor: { label: 'price', format: 'money', restricted: { instead: 0 } },
    discountBp: { label: 'discount', format: 'share', restricted: { instead: 0 } },
    taxBp: { label: 'tax', format: 'share' },
    costMinor: { label: 'cost', format: 'money', restricted: {} },
    itemRef: 'item',
    recurs: { label: 'recurs', labels: RHYTHM_LABELS },
  },
  putBack: 'whole entries',
} as const;

/** The discount on the whole offer, likewise. */
export const discountField = {
  label: 'Discount',
  fields: {
    kind: { label: 'kind', labels: DISCOUNT_KIND_LABELS },
    bp: { label: 'share', format: 'share' },
    amountMinor: { label: 'amount', format: 'money' },
  },
  restricted: { instead: { kind: 'none' } },
  putBack: 'together',
} as const;

const questionCount = (offer: Offer | undefined): number => Object.keys(offer?.questions ?? {}).length;

export const offers = defineKind<Offer>({
  path: 'offers',
  type: 'offer',
  called: { one: 'offer', many: 'offers' },
  permission: 'offers:edit',
  locked: (offer, { role }) =>
    mayEditOffer(offer, role) ? undefined : 'What was sent stays as it was sent.',
  follows: (_, after) => figuresOf(offerTotals(after)),
  trash: 'alone',
  hasFiles: true,
  unfinished: { one: 'open offer', many: 'open offers', which: ['status', 'in', ['draft', 'sent']] },
  get numberPrefix() {
    return COMPANY.numberPrefixes.offer;
  },
  schema: offerSchema,
  fields: {
    title: 'Title',
    status: { label: 'Status', labels: OFFER_STATUS_LABELS, putBack: 'never' },
    version: { label: 'Version', putBack: 'never' },
    rootId: { label: 'Root id', putBack: 'never' },
    replacesId: { label: 'Replaces id', putBack: 'never' },
    supersededById: 'Superseded by id',
    // Whom it is for, a discount, and a line are several fields each.
    customerRef: { label: 'Customer', putBack: 'together' },
    siteRef: { label: 'Site', putBack: 'together' },
    contactRef: { label: 'Contact', putBack: 'together' },
    ownerRef: 'Owner',
    foundOn: 'Found on',
    issueDate: { label: 'Issue date', format: 'day', putBack: 'together' },
    validUntil: { label: 'Valid until', format: 'day' },
    currency: 'Currency',
    taxMode: { label: 'Tax mode', labels: TAX_MODE_LABELS },
    language: { label: 'Language', labels: OFFER_LANGUAGE_LABELS },
    intro: 'Intro',
    terms: 'Terms',
    paymentDays: 'Payment term in days',
    lines: lineField,
    discount: discountField,
    netMinor: { label: 'Net', format: 'money', restricted: { instead: 0 }, putBack: 'never' },
    discountMinor: { label: 'Discount', format: 'money', restricted: { instead: 0 }, putBack: 'never' },
    taxByRate: {
      label: 'Tax by rate',
      each: {
        baseMinor: { label: 'base', format: 'money' },
        taxMinor: { label: 'tax', format: 'money' },
      },
      restricted: { instead: {} },
      putBack: 'never',
    },
    grossMinor: { label: 'Gross', format: 'money', restricted: { instead: 0 }, putBack: 'never' },
    marginBp: { label: 'Margin', format: 'share', restricted: {}, putBack: 'never' },
    sentAt: 'Sent',
    sentTo: 'Sent to',
    // The note of the entry says what was asked.
    questions: REPEATED,
    decidedAt: 'Decided',
    decidedOn: { label: 'Decided on', format: 'day' },
    decidedByName: 'Decided by',
    acceptedOption: 'Accepted option',
    optionalTaken: 'Optional taken',
    lostReason: { label: 'Lost reason', labels: LOST_REASON_LABELS },
    lostNote: 'Lost note',
    withdrawReason: 'Withdraw reason',
    convertedTo: { label: 'Converted to', putBack: 'never' },
    lineOrders: { ...REPEATED, putBack: 'never' },
    linePlans: { ...REPEATED, putBack: 'never' },
    nextFollowUpOn: { label: 'Next follow up on', format: 'day' },
  },
  label: ({ number, title }) => (number === undefined ? title : `${number} ${title}`),
  tokens: ({ number, title, customerRef, siteRef }) =>
    tokensOf([number, title, customerRef.name, siteRef?.name]),
  links: ({ customerRef, siteRef }) => ({
    customerId: customerRef.id,
    ...(siteRef && { siteId: siteRef.id }),
  }),
  derived: (offer) => figuresOf(offerTotals(offer)),
  // One that ran out may be extended still: a reminder some days after stays.
  tells: (before, after, createdBy) => {
    const { ownerRef } = after;
    // An answer must not be lost on an offer that nobody answers for.
    const whom = ownerRef ? { employees: [ownerRef.id] } : { logins: [createdBy] };
    if (before?.status === 'sent' && (after.status === 'accepted' || after.status === 'declined'))
      return [{ kind: 'answered', ...whom }];
    return questionCount(after) > questionCount(before)
      ? [{ kind: 'asked', ...whom }]
      : tellOwner(before, after);
  },
  followed: ({ status, validUntil, ownerRef }) => ({
    days: { validUntil },
    over: !['draft', 'sent', 'expired'].includes(status),
    responsible: ownerRef?.id,
  }),
});
