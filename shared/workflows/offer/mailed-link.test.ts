import type { Offer } from '@fm/domain/offer';
import { OFFER_LINKS_PATH } from '@fm/domain/offer-link';
import { accept, failureOf, mailed, tokens } from './answer-fixture';
import { answerByLink, linkedOffer } from './index';
import { now } from './offer-fixture';

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
