import type { Offer } from '@fm/domain/offer';
import type { TestDoor } from '../testing';
import { line, now, sent, withOffer } from './offer-fixture';

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

describe('accepting an offer, for what was offered', () => {
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

describe('the next version of an offer', () => {
  const version = (door: TestDoor, uid = 'office', id?: string, freshId = 'o2') =>
    door.ask(uid, 'offers.newVersion', { id: 'o1', freshId }, id);

  it('is a draft, and replaces the old one, once however often it is asked for', async () => {
    const door = withOffer(sent);
    for (const id of ['a', 'a', 'b']) expect(await version(door, 'office', id)).toMatchObject({ ok: true });
    expect(door.database.all('offers')).toHaveLength(2);
    expect(door.offer()).toMatchObject({ status: 'superseded', supersededById: 'o2' });
    expect(door.database.at('offers/o2')).toMatchObject({
      status: 'draft',
      version: 2,
      number: 'OF-2026-0001',
      rootId: 'o1',
      replacesId: 'o1',
      title: 'New pump',
      issueDate: '2026-11-20',
      netMinor: 10_000,
    });
  });

  it('is made of none that is a draft or accepted, and leaves nothing behind', async () => {
    for (const status of ['draft', 'accepted', 'superseded'] as const) {
      const door = withOffer({ status });
      expect(await version(door)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(door.database.at('offers/o2')).toBeUndefined();
    }
  });

  it('takes no id of another offer', async () => {
    const door = withOffer(sent);
    expect((await version(door, 'office', 'x', 'o1')).ok).toBe(false);
    expect(door.offer().status).toBe('sent');
  });

  it('is closed to a manager', async () => {
    const door = withOffer(sent);
    expect(await version(door, 'manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect((await version(door, 'admin')).ok).toBe(true);
  });
});
