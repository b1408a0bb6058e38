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
  type OfferTransitionInput,
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

const input: OfferTransitionInput = {
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

describe('a transition of an offer', () => {
  const take = (from: OfferStatus, to: OfferStatus, given: OfferTransitionInput, over: Partial<Offer> = {}) =>
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

  describe('to accepted decides optional lines one by one', () => {
    const extra = (id: string, over: object = {}) => ({
      ...emptyOfferLine(id),
      costMinor: undefined,
      recurs: undefined,
      itemRef: undefined,
      option: undefined,
      name: `Extra ${id}`,
      optional: true,
      unitMinor: 1_000,
      order: 1,
      ...over,
    });
    const over = {
      lines: {
        ...base.lines,
        x: extra('x'),
        y: extra('y', { selected: false }),
        b: extra('b', { option: 'B' }),
      },
    };
    const accept = (optionalTaken?: Record<string, boolean>, of: Partial<Offer> = over) =>
      take(
        'sent',
        'accepted',
        { decidedByName: 'Kay', option: 'B', ...(optionalTaken && { optionalTaken }) },
        of,
      );

    it('and is refused while one is open', () => {
      const refused = accept({ x: true });
      expect(refused).toMatchObject({
        ok: false,
        fields: {
          'optionalTaken.y': 'Choose whether “Extra y” was accepted.',
          'optionalTaken.b': 'Choose whether “Extra b” was accepted.',
        },
      });
    });

    it('and keeps what was decided, with the figures of what was taken', () => {
      expect(accept({ x: false, y: true, b: false })).toMatchObject({
        patch: {
          optionalTaken: { x: false, y: true, b: false },
          netMinor: 13_000,
          acceptedOption: 'B',
        },
        note: 'Optional lines accepted: Extra y.\nOptional lines declined: Extra b, Extra x.',
      });
    });

    it('and leaves those of other options and unknown ones out', () => {
      const options = { lines: { ...over.lines, a: extra('a', { option: 'A', optional: false }) } };
      const decided = { x: true, y: true, b: true, nobody: true };
      const taken = take(
        'sent',
        'accepted',
        { decidedByName: 'Kay', option: 'A', optionalTaken: decided },
        options,
      );
      expect(taken).toMatchObject({ patch: { optionalTaken: { x: true, y: true } } });
    });

    it('and decides nothing of an offer without any', () => {
      const { patch } = accept(undefined, {}) as { patch: Partial<Offer> };
      expect(patch).not.toHaveProperty('optionalTaken');
      expect(patch).not.toHaveProperty('netMinor');
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
  costMinor: undefined,
  recurs: undefined,
  itemRef: undefined,
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
