import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import { OFFER_LINKS_PATH } from '@fm/domain/offer-link';
import * as v from 'valibot';
import type { FailureSignal } from '../failure';
import { type MemoryDatabase, openTestDoor } from '../testing';
import { answerByLink, linkedOffer, SIGNED_OFFERS_PATH } from './index';

const now = new Date('2026-11-20T09:00:00Z');
const line = (id: string, over: object = {}) => ({
  id,
  option: '',
  optional: false,
  selected: true,
  kind: 'material' as const,
  name: id,
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});
const LINES = [line('pump'), line('tap', { optional: true }), line('hose', { optional: true })];

/** A door with a draft, mailed to its customer; `key` is what stands in the link. */
async function mailed(values: object = {}, over: Partial<Offer> = {}) {
  const door = openTestDoor(now);
  const form = {
    ...emptyOffer('2026-11-20'),
    title: 'New pump',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
  };
  const stamp = { uid: 'office', name: 'Olga Brandt' };
  door.database.put('customers/c1', { name: 'Elbe Clinic', language: 'de', trashed: false });
  door.database.put('offers/o1', {
    ...offerToRecord(v.parse(offerFormSchema, { ...form, lines: LINES, ...values })),
    number: 'OF-2026-0001',
    ...{ createdAt: now, createdBy: stamp, updatedAt: now, updatedBy: stamp, rev: 1, trashed: false },
    ...over,
  });
  const send = (to = 'rosa@elbe.example') =>
    door.ask('office', 'offers.send', { id: 'o1', to, subject: 'Our offer', text: 'Hello.\n\nBye.' });
  expect(await send()).toMatchObject({ ok: true });
  const { database } = door;
  const offer = () => database.at('offers/o1') as Offer;
  const key = () => ({ offerId: 'o1', token: tokens(database).at(-1) ?? '' });
  return { ...door, send, offer, key };
}

/** The tokens in the links of all mails, the latest last. */
const tokens = (database: MemoryDatabase): string[] =>
  database
    .all('mail')
    .map(({ data }) => /\/offer\/o1\/([\w-]+)/.exec((data.message as { text: string }).text)?.[1] ?? '');

const accept = (over: object = {}) => ({
  kind: 'accept' as const,
  name: 'Rosa Klein',
  taken: ['tap'],
  ...over,
});
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: FailureSignal) => error.failure.kind,
  );
const events = (database: MemoryDatabase) => database.all('events').map(({ data }) => data);

describe('mailing an offer', () => {
  it('keeps of its link a hash alone, which nobody can read, and writes the mail in the same commit', async () => {
    const { database, offer, key } = await mailed();
    expect(key().token).toMatch(/^[\w-]{43}$/);
    expect(offer()).toMatchObject({ status: 'sent', sentAt: now, sentTo: 'rosa@elbe.example' });
    const [mail] = database.all('mail');
    expect(mail?.data).toMatchObject({ to: ['rosa@elbe.example'], offerId: 'o1', secret: key().token });
    const elsewhere = Object.entries(database.everything()).filter(([path]) => !path.startsWith('mail/'));
    expect(JSON.stringify(elsewhere)).not.toContain(key().token);
    expect(database.at(`${OFFER_LINKS_PATH}/o1`)).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: 'de',
    });
  });

  it('again makes a new link, and the one before ends', async () => {
    const { database, send, key } = await mailed();
    const first = key();
    expect(await linkedOffer(database, first)).toBeDefined();
    database.put('mail/moved', database.all('mail')[0]?.data ?? {});
    await send('other@elbe.example');
    const all = tokens(database).filter((token) => token !== first.token);
    expect(await linkedOffer(database, first)).toBeUndefined();
    expect(await linkedOffer(database, { offerId: 'o1', token: all[0] ?? '' })).toBeDefined();
  });

  it('is refused for what is no address, for an offer without a price, and for one that ran out', async () => {
    const { send, database, offer } = await mailed();
    expect((await send('rosa')).ok).toBe(false);
    expect((await send('a@x.example, b@x.example')).ok).toBe(false);
    database.put('offers/o1', { ...offer(), validUntil: '2026-11-19' });
    expect(await send()).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    database.put('offers/o1', { ...offer(), status: 'draft', lines: {}, validUntil: '2026-12-20' });
    expect(await send()).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  it('is closed to a manager, and open to an admin', async () => {
    const { ask } = await mailed();
    const input = { id: 'o1', to: 'rosa@elbe.example', subject: 'S', text: 'T' };
    expect(await ask('manager', 'offers.send', input)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect((await ask('admin', 'offers.send', input)).ok).toBe(true);
  });
});

describe('an acceptance through the link', () => {
  it('keeps who accepted what, at the prices of the offer, and tells who answers for it', async () => {
    const { database, offer, key } = await mailed({ ownerRef: { id: 'olga', name: 'Olga Brandt' } });
    await answerByLink(database, key(), accept(), now);
    expect(offer()).toMatchObject({
      status: 'accepted',
      decidedByName: 'Rosa Klein',
      optionalTaken: { tap: true, hose: false },
      netMinor: 20_000,
      grossMinor: 23_800,
    });
    expect(events(database)).toContainEqual(
      expect.objectContaining({
        actor: expect.objectContaining({ name: 'Customer, by the link' }),
        source: 'function',
        note: expect.stringMatching(
          /rosa@elbe\.example.*“Rosa Klein”[\s\S]*accepted: tap[\s\S]*declined: hose/,
        ),
      }),
    );
    const [news] = database.all('news').slice(-1);
    expect(news?.data.items).toMatchObject([{ kind: 'answered', employees: ['olga'] }]);
    expect(database.at(`${SIGNED_OFFERS_PATH}/o1`)).toMatchObject({ name: 'Rosa Klein' });
  });

  it('is told to who wrote the offer where nobody answers for it', async () => {
    const { database, key } = await mailed();
    await answerByLink(database, key(), accept(), now);
    expect(database.all('news').at(-1)?.data.items).toMatchObject([{ kind: 'answered', logins: ['office'] }]);
  });

  it('is one of two at the same moment', async () => {
    const { database, offer, key } = await mailed();
    const decline = { kind: 'decline' as const, name: 'Udo', reason: 'price' as const, note: '' };
    const failures = await Promise.all([
      failureOf(answerByLink(database, key(), accept(), now)),
      failureOf(answerByLink(database, key(), decline, now)),
      failureOf(answerByLink(database, key(), accept({ name: 'Udo' }), now)),
    ]);
    expect(failures.filter((kind) => kind === undefined)).toHaveLength(1);
    expect(failures.filter((kind) => kind === 'invalid')).toHaveLength(2);
    expect(offer()).toMatchObject({ rev: 3 });
  });

  it('takes neither an option that is none, nor lines of others, nor prices', async () => {
    const lines = [
      line('a', { option: 'A' }),
      line('b', { option: 'B' }),
      line('x', { option: 'B', optional: true }),
    ];
    const { database, offer, key } = await mailed({ lines });
    expect(await failureOf(answerByLink(database, key(), accept({ option: 'C' }), now))).toBe('invalid');
    expect(await failureOf(answerByLink(database, key(), accept(), now))).toBe('invalid');
    expect(offer().status).toBe('sent');
    const forged = accept({ option: 'A', taken: ['x', 'zzz', '__proto__'], grossMinor: 1, lines: {} });
    await answerByLink(database, key(), forged, now);
    expect(offer()).toMatchObject({ acceptedOption: 'A', grossMinor: 11_900 });
    expect(offer()).not.toHaveProperty('optionalTaken');
  });

  it('keeps a drawn signature as a file of the offer', async () => {
    const { database, key } = await mailed();
    await answerByLink(database, key(), accept({ signature: new Uint8Array([1, 2, 3]) }), now);
    expect(database.at('attachments/signature-o1')).toMatchObject({ kind: 'signature', mime: 'image/png' });
    const other = await mailed();
    const large = accept({ signature: new Uint8Array(40_000) });
    expect(() => answerByLink(other.database, other.key(), large, now)).toThrow('The answer is damaged.');
    expect(other.offer().status).toBe('sent');
  });
});

describe('a link', () => {
  it.each<[string, Partial<Offer> & { trashed?: boolean }]>([
    ['that ran out', { validUntil: '2026-11-19' }],
    ['that was withdrawn', { status: 'withdrawn' }],
    ['that a newer one replaced', { status: 'superseded' }],
    ['that was accepted before', { status: 'accepted' }],
    ['that lies in the trash', { trashed: true }],
  ])('answers no offer %s', async (_, over) => {
    const { database, offer, key } = await mailed();
    database.put('offers/o1', { ...offer(), ...over });
    const before = offer();
    expect(await failureOf(answerByLink(database, key(), accept(), now))).toBe('invalid');
    expect(offer()).toEqual(before);
  });

  it('opens its own offer alone', async () => {
    const { database, offer, key } = await mailed();
    database.put('offers/o2', offer());
    database.put(`${OFFER_LINKS_PATH}/o2`, {
      ...database.at(`${OFFER_LINKS_PATH}/o1`),
      hash: '0'.repeat(64),
    });
    const own = key();
    for (const wrong of [
      { ...own, offerId: 'o2' },
      { ...own, offerId: 'gone' },
      { ...own, offerId: '../offers/o1' },
      { ...own, token: `${own.token.slice(0, -1)}${own.token.endsWith('A') ? 'B' : 'A'}` },
      { ...own, token: '' },
      { ...own, token: String(database.at(`${OFFER_LINKS_PATH}/o1`)?.hash) },
    ]) {
      expect(await linkedOffer(database, wrong)).toBeUndefined();
      expect(await failureOf(answerByLink(database, wrong, accept(), now))).toBe('missing');
    }
    expect(await linkedOffer(database, own)).toBeDefined();
  });
});

describe('what else is said through the link', () => {
  it('declines with a reason, and who said so', async () => {
    const { database, offer, key } = await mailed();
    const decline = {
      kind: 'decline' as const,
      name: 'Rosa Klein',
      reason: 'price' as const,
      note: 'Too dear.',
    };
    await answerByLink(database, key(), decline, now);
    expect(offer()).toMatchObject({
      status: 'declined',
      lostReason: 'price',
      lostNote: 'Too dear.',
      decidedByName: 'Rosa Klein',
    });
  });

  it('asks, which leaves the offer open and tells who answers for it, once for a double click', async () => {
    const { database, offer, key } = await mailed({ ownerRef: { id: 'olga', name: 'Olga Brandt' } });
    const ask = { kind: 'ask' as const, name: 'Rosa', text: 'When could you begin?' };
    await answerByLink(database, key(), ask, now);
    await answerByLink(database, key(), ask, now);
    expect(offer().status).toBe('sent');
    expect(Object.values(offer().questions ?? {})).toEqual([{ at: now, name: 'Rosa', text: ask.text }]);
    expect(database.all('news').map(({ data }) => data.items)).toContainEqual([
      expect.objectContaining({ kind: 'asked', employees: ['olga'] }),
    ]);
    await answerByLink(database, key(), accept(), now);
    expect(offer().status).toBe('accepted');
  });
});
