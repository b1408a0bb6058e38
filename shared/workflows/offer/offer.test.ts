import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import * as v from 'valibot';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const line = (name: string, over: object = {}) => ({
  id: name,
  option: '',
  optional: false,
  selected: true,
  kind: 'material' as const,
  name,
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});
const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const form = (over: object = {}) => ({
  ...emptyOffer('2026-11-20'),
  title: 'New pump',
  customerRef,
  lines: [line('pump')],
  ...over,
});

/** A door with one offer as it stands in the database. */
function withOffer(over: Partial<Offer> = {}, values: object = {}) {
  const door = openTestDoor(now);
  const record = offerToRecord(v.parse(offerFormSchema, form(values)));
  const stamp = { uid: 'office', name: 'Olga Brandt' };
  const stored = {
    createdAt: now,
    createdBy: stamp,
    updatedAt: now,
    updatedBy: stamp,
    rev: 1,
    trashed: false,
  };
  door.database.put('offers/o1', { ...record, number: 'OF-2026-0001', ...stored, ...over });
  return { ...door, offer: () => door.database.at('offers/o1') as Offer };
}
const sent: Partial<Offer> = { status: 'sent', sentAt: now };
const move = (
  door: TestDoor,
  to: 'sent' | 'accepted' | 'declined' | 'withdrawn',
  input: object = {},
  id?: string,
) => door.ask('office', 'offers.transition', { id: 'o1', to, ...input }, id);
const said = { decidedByName: 'Rosa Klein' };

describe('a transition of an offer', () => {
  it('sends a draft, once however often it is asked for', async () => {
    const door = withOffer();
    for (let times = 0; times < 2; times += 1)
      expect(await move(door, 'sent', { note: 'By mail' }, 'once')).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({ status: 'sent', sentAt: now, rev: 2 });
  });

  it.each(['manager', 'disabled'])('is closed to %s', async (uid) => {
    const door = withOffer(sent);
    const answer = await door.ask(uid, 'offers.transition', { id: 'o1', to: 'accepted', ...said });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(door.offer().status).toBe('sent');
  });

  it('is open to an admin', async () => {
    const door = withOffer(sent);
    const answer = await door.ask('admin', 'offers.transition', { id: 'o1', to: 'accepted', ...said });
    expect(answer.ok).toBe(true);
  });

  it('extends one whose last day is over, whether or not that was noted', async () => {
    for (const status of ['sent', 'expired'] as const) {
      const door = withOffer({ ...sent, status, validUntil: '2026-11-01', issueDate: '2026-10-01' });
      expect(await move(door, 'sent', { validUntil: '2026-11-19' })).toMatchObject({
        ok: false,
        failure: { fields: { validUntil: expect.any(String) } },
      });
      expect((await move(door, 'sent', { validUntil: '2026-12-24' })).ok).toBe(true);
      expect(door.offer()).toMatchObject({ status: 'sent', validUntil: '2026-12-24' });
    }
  });

  it('declines with a reason, and withdraws with one', async () => {
    const declined = withOffer(sent);
    expect((await move(declined, 'declined')).ok).toBe(false);
    expect((await move(declined, 'declined', { lostReason: 'price', lostNote: 'Too dear.' })).ok).toBe(true);
    expect(declined.offer()).toMatchObject({
      status: 'declined',
      lostReason: 'price',
      decidedOn: '2026-11-20',
    });
    const withdrawn = withOffer();
    expect((await move(withdrawn, 'withdrawn')).ok).toBe(false);
    expect((await move(withdrawn, 'withdrawn', { reason: 'A mistake.' })).ok).toBe(true);
  });

  it('of an offer in the trash is missing', async () => {
    const door = withOffer({ ...sent, trashed: true } as Partial<Offer>);
    expect(await move(door, 'accepted', said)).toMatchObject({ ok: false, failure: { kind: 'missing' } });
  });
});

describe('B7: accepting an offer', () => {
  const options = { lines: [line('a', { option: 'A' }), line('b', { option: 'B', unitMinor: 20_000 })] };

  it('takes an option that is one of the offer, at the stored prices', async () => {
    const door = withOffer(sent, options);
    for (const option of ['C', undefined])
      expect(await move(door, 'accepted', { ...said, option })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', fields: { option: expect.any(String) } },
      });
    const forged = { ...said, option: 'B', netMinor: 1, grossMinor: 1, lines: {} };
    expect((await move(door, 'accepted', forged)).ok).toBe(true);
    expect(door.offer()).toMatchObject({ acceptedOption: 'B', netMinor: 20_000, grossMinor: 23_800 });
  });

  it('keeps no option of an offer without any', async () => {
    const door = withOffer(sent);
    expect((await move(door, 'accepted', { ...said, option: 'A' })).ok).toBe(true);
    expect(door.offer()).not.toHaveProperty('acceptedOption');
    expect(door.offer()).toMatchObject({ netMinor: 10_000, grossMinor: 11_900 });
  });

  it('needs a decision about each optional line', async () => {
    const lines = [line('pump'), line('tap', { optional: true }), line('hose', { optional: true })];
    const door = withOffer(sent, { lines });
    expect(await move(door, 'accepted', { ...said, optionalTaken: { tap: true } })).toMatchObject({
      failure: { fields: { 'optionalTaken.hose': expect.any(String) } },
    });
    const optionalTaken = { tap: true, hose: false, pump: false };
    expect((await move(door, 'accepted', { ...said, optionalTaken })).ok).toBe(true);
    expect(door.offer()).toMatchObject({ netMinor: 20_000, optionalTaken: { tap: true, hose: false } });
  });

  it.each([
    ['accepted', said],
    ['declined', { lostReason: 'price' }],
  ] as const)('or having it %s happens on a plausible day', async (to, input) => {
    const door = withOffer({ ...sent, issueDate: '2026-11-10' });
    for (const decidedOn of ['1999-01-01', '2026-11-09', '2026-11-21', '2026-02-31'])
      expect(await move(door, to, { ...input, decidedOn })).toMatchObject({
        ok: false,
        failure: { fields: { decidedOn: expect.any(String) } },
      });
    expect((await move(door, to, { ...input, decidedOn: '2026-11-10' })).ok).toBe(true);
  });
});
