/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { type Offer, type OfferStatus, type OfferStepInput, offers, transitionOffer } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, tampered } from './documents';
import { denial } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { OFFER, WORK_ORDER } from './samples';

const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const TODAY = '2026-11-20';
const { office } = PEOPLE;

function offer(status: OfferStatus, over: object = {}) {
  const sent = { sentAt: EARLIER };
  const traces: Partial<Record<OfferStatus, object>> = {
    sent,
    accepted: { ...sent, decidedAt: EARLIER, decidedOn: '2026-11-19', decidedByName: 'Rosa Klein' },
    expired: { ...sent, validUntil: '2026-11-01', issueDate: '2026-10-01' },
  };
  const record = { ...OFFER.values, ...traces[status], status };
  return existing<Offer>(record as Offer, { number: 'OF-2026-0001', ...over });
}
const offerStored = (before: ReturnType<typeof offer>): Documents => ({ 'offers/r1': documentOf(before) });

function offerStep(before: ReturnType<typeof offer>, to: OfferStatus, input: OfferStepInput = {}): Documents {
  const all: OfferStepInput = {
    decidedByName: 'Rosa Klein',
    option: 'A',
    lostReason: 'price',
    validUntil: '2026-12-24',
    reason: 'A mistake',
    convertedTo: [{ type: 'workOrder', id: 'w1' }],
    supersededById: 'next',
    ...input,
  };
  const done = transitionOffer(before, to, all, office, NOW, TODAY);
  if (!done.ok) throw new Error(done.message);
  return change(offers, office, before, done.patch, { kind: 'status' });
}

const falseOffer = (name: string, from: OfferStatus, to: OfferStatus, fields: object): Attack => {
  const honest = offerStep(offer(from), to);
  return {
    name,
    by: 'office',
    stored: offerStored(offer(from)),
    honest,
    attack: tampered(honest, 'offers/r1', fields),
  };
};
const next = (over: object = {}) =>
  creation(offers, office, 'next', { ...OFFER.values, version: 2, rootId: 'r1', ...over });
/** The offer, and the order made of the offer with this id. */
const converted = (offerId: string): Documents => ({
  ...offerStep(offer('accepted'), 'converted'),
  ...creation(workOrders, office, 'w1', {
    ...WORK_ORDER.values,
    offerRef: { id: offerId, name: 'OF-2026-0001 Filters for a year' },
  }),
});
const replaced = offerStep(offer('sent'), 'superseded');
/** With a line that was left to the customer, and no options. */
const withOptional = () => {
  const { a } = OFFER.values.lines;
  return offer('sent', { lines: { a: { ...a, option: undefined, optional: true } } });
};
const forgedOffer = (by: Person, from: OfferStatus, patch: object) =>
  change(offers, PEOPLE[by], offer(from), patch, { kind: 'status' });

repel('offers', [
  ...(['sent', 'accepted', 'expired'] as const).flatMap((status) =>
    (['admin', 'office', 'empty', 'manager'] as const).map((by) => ({
      name: `edits a ${status} offer`,
      by,
      twin: 'office' as const,
      stored: offerStored(offer(status)),
      honest: { 'events/e9': next()['events/event-next'] as object },
      attack: change(offers, PEOPLE[by], offer(status), { ...OFFER.edit, grossMinor: 1 }),
    })),
  ),
  falseOffer('sends it without noting when', 'draft', 'sent', { sentAt: undefined }),
  falseOffer('sends it dated back', 'draft', 'sent', { sentAt: new Date('2020-01-01T00:00:00Z') }),
  falseOffer('sends other figures than it had', 'draft', 'sent', { grossMinor: 1 }),
  falseOffer('accepts it for nobody', 'sent', 'accepted', { decidedByName: undefined }),
  falseOffer('accepts it without noting the day', 'sent', 'accepted', { decidedOn: undefined }),
  falseOffer('accepts other lines', 'sent', 'accepted', { lines: {} }),
  falseOffer('accepts other figures without an option', 'sent', 'accepted', {
    acceptedOption: undefined,
    grossMinor: 1,
  }),
  ...[{ nobody: true }, { a: 'perhaps' }, 'all'].map((optionalTaken) =>
    falseOffer(`takes ${JSON.stringify(optionalTaken)} of its optional lines`, 'sent', 'accepted', {
      optionalTaken,
    }),
  ),
  falseOffer('decides on optional lines before it is accepted', 'draft', 'sent', {
    optionalTaken: { a: true },
  }),
  falseOffer('loses it without a reason', 'sent', 'declined', { lostReason: undefined }),
  falseOffer('loses it for a reason nobody knows', 'sent', 'declined', { lostReason: 'luck' }),
  falseOffer('withdraws it without a reason', 'sent', 'withdrawn', { withdrawReason: undefined }),
  falseOffer('extends it into the past', 'expired', 'sent', { validUntil: '2026-11-02' }),
  ...[[], [{ type: 'workOrder', id: 'w2' }], [{ type: 'plan', id: 'w1' }]].map(
    (convertedTo): Attack => ({
      name: `converts it into ${JSON.stringify(convertedTo)}`,
      by: 'office',
      stored: offerStored(offer('accepted')),
      honest: converted('r1'),
      attack: tampered(converted('r1'), 'offers/r1', { convertedTo }),
    }),
  ),
  {
    name: 'converts it into an order of another offer',
    by: 'office',
    stored: offerStored(offer('accepted')),
    honest: converted('r1'),
    attack: converted('r7'),
  },
  {
    name: 'sends one without lines',
    by: 'office',
    stored: offerStored(offer('draft', { lines: {} })),
    honest: change(offers, office, offer('draft', { lines: {} }), OFFER.edit),
    attack: change(
      offers,
      office,
      offer('draft', { lines: {} }),
      { status: 'sent', sentAt: NOW },
      { kind: 'status' },
    ),
  },
  ...[{ id: 'w9', name: 'Another job', itemId: 'a' }, undefined].map(
    (foundOn): Attack => ({
      name: foundOn ? 'says later that another job found it' : 'takes away which job found it',
      by: 'office',
      stored: offerStored(offer('draft')),
      honest: change(offers, office, offer('draft'), OFFER.edit),
      attack: change(offers, office, offer('draft'), { foundOn }),
    }),
  ),
  ...[
    { id: 'w1', name: 'A job', itemId: 'a', more: 1 },
    { id: 'w1', name: 'A job' },
    { id: '', name: 'A job', itemId: 'a' },
    'w1',
  ].map(
    (foundOn): Attack => ({
      name: `was found on ${JSON.stringify(foundOn)}`,
      by: 'office',
      stored: offerStored(offer('sent')),
      honest: { ...replaced, ...next() },
      attack: { ...replaced, ...next({ foundOn }) },
    }),
  ),
  {
    name: 'replaces one by nothing',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: replaced,
  },
  {
    name: 'replaces one by a version of another',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: { ...replaced, ...next({ rootId: 'r7' }) },
  },
  {
    name: 'skips a version',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: { ...replaced, ...next({ version: 5 }) },
  },
  {
    name: 'lets one expire by hand',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: offerStep(offer('sent'), 'declined'),
    attack: forgedOffer('office', 'sent', { status: 'expired' }),
  },
  {
    name: 'extends one that is not over',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: offerStep(offer('sent'), 'declined'),
    attack: forgedOffer('office', 'sent', { validUntil: '2027-12-31' }),
  },
  {
    name: 'takes an answer back',
    by: 'admin',
    twin: 'office',
    stored: offerStored(offer('accepted')),
    honest: converted('r1'),
    attack: forgedOffer('admin', 'accepted', { status: 'sent' }),
  },
  {
    name: 'sends one',
    by: 'manager',
    twin: 'office',
    stored: offerStored(offer('draft')),
    honest: offerStep(offer('draft'), 'sent'),
    attack: forgedOffer('manager', 'draft', { status: 'sent', sentAt: NOW }),
  },
]);

describe('optional lines of an offer', () => {
  it.each([true, false])('are accepted with what was decided about each: %s', (taken) => {
    const before = withOptional();
    const accepted = offerStep(before, 'accepted', { optionalTaken: { a: taken } });
    expect((accepted['offers/r1'] as Offer).grossMinor > 0).toBe(taken);
    expect(denial('office', offerStored(before), accepted)).toBe('');
  });
});
