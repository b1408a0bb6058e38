import type { Actor } from '../record';
import {
  ADMIN_ACTOR,
  MANAGER_ACTOR,
  NO_ROLE,
  NOW,
  OFFICE,
  storedRecord,
  TODAY,
} from '../testing/record-fixture';
import {
  emptyOffer,
  emptyOfferLine,
  isPastValidity,
  OFFER_STATUSES,
  type Offer,
  type OfferStatus,
  type OfferStepInput,
  offerToRecord,
  transitionOffer,
} from './index';

const lines = [{ ...emptyOfferLine('l1'), name: 'Cleaning', unitMinor: 12_000 }];
const base = offerToRecord({
  ...emptyOffer(TODAY),
  title: 'Cleaning 2027',
  customerRef: { id: 'c', name: 'C' },
  lines,
});
const offer = (over: Partial<Offer> = {}) => storedRecord<Offer>({ ...base, ...over });

const input: OfferStepInput = {
  decidedByName: 'Frau Kühn',
  lostReason: 'price',
  reason: 'Error',
  validUntil: '2026-12-31',
  supersededById: 'o2',
  convertedTo: [{ type: 'workOrder', id: 'w' }],
};
const allowed = (from: OfferStatus, actor: Actor) =>
  OFFER_STATUSES.filter((to) => transitionOffer(offer({ status: from }), to, input, actor, NOW, TODAY).ok);

describe('the states of an offer', () => {
  it.each<[OfferStatus, OfferStatus[]]>([
    ['draft', ['sent', 'withdrawn']],
    ['sent', ['accepted', 'declined', 'withdrawn', 'superseded']],
    ['accepted', ['converted']],
    ['declined', ['superseded']],
    ['expired', ['sent', 'superseded']],
    ['withdrawn', []],
    ['superseded', []],
    ['converted', []],
  ])('lead for staff from %s to %j, for a manager nowhere', (from, to) => {
    for (const actor of [OFFICE, NO_ROLE, ADMIN_ACTOR]) expect(allowed(from, actor)).toEqual(to);
    expect(allowed(from, MANAGER_ACTOR)).toEqual([]);
  });
});

describe('a step of an offer', () => {
  const take = (from: OfferStatus, to: OfferStatus, given: OfferStepInput, over: Partial<Offer> = {}) =>
    transitionOffer(offer({ status: from, ...over }), to, given, OFFICE, NOW, TODAY);
  const fieldsOf = (...args: Parameters<typeof take>) => {
    const result = take(...args);
    return result.ok ? [] : Object.keys(result.fields ?? {});
  };

  it('to sent needs a priced line and a day that is not over', () => {
    expect(fieldsOf('draft', 'sent', {}, { lines: {}, validUntil: '2026-11-19' })).toEqual([
      'lines',
      'validUntil',
    ]);
    expect(take('draft', 'sent', {}, { validUntil: TODAY })).toMatchObject({
      ok: true,
      patch: { sentAt: NOW },
    });
  });

  it('to accepted needs a name, and of options one that exists', () => {
    expect(fieldsOf('sent', 'accepted', {})).toEqual(['decidedByName']);
    const options = {
      lines: Object.fromEntries(['A', 'B'].map((key, index) => [key, optionLine(key, (index + 1) * 10_000)])),
    };
    expect(fieldsOf('sent', 'accepted', { decidedByName: 'Kay', option: 'C' }, options)).toEqual(['option']);
    expect(take('sent', 'accepted', { decidedByName: 'Kay', option: 'B' }, options)).toMatchObject({
      patch: { acceptedOption: 'B', netMinor: 20_000, grossMinor: 23_800, decidedOn: TODAY, decidedAt: NOW },
    });
  });

  it('cannot be accepted tomorrow', () => {
    expect(fieldsOf('sent', 'accepted', { decidedByName: 'Kay', decidedOn: '2026-11-21' })).toEqual([
      'decidedOn',
    ]);
  });

  it('to declined needs the reason', () => {
    expect(fieldsOf('sent', 'declined', {})).toEqual(['lostReason']);
  });

  it('from expired back to sent needs a new day', () => {
    expect(fieldsOf('expired', 'sent', {})).toEqual(['validUntil']);
    expect(take('expired', 'sent', { validUntil: '2026-12-31' })).toMatchObject({
      note: 'Extended until 2026-12-31',
    });
  });
});

const optionLine = (option: string, unitMinor: number) => ({
  ...emptyOfferLine(option),
  name: `Option ${option}`,
  option,
  unitMinor,
  order: 0,
});

it('expires only what was sent', () => {
  const late = OFFER_STATUSES.filter((status) => isPastValidity({ status, validUntil: '2026-11-19' }, TODAY));
  expect(late).toEqual(['sent']);
  expect(isPastValidity({ status: 'sent', validUntil: TODAY }, TODAY)).toBe(false);
});
