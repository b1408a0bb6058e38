import type { MemoryDatabase } from '../testing';
import { accept, failureOf, mailed } from './answer-fixture';
import { answerByLink, SIGNED_OFFERS_PATH } from './index';
import { line, now } from './offer-fixture';

const events = (database: MemoryDatabase) => database.all('events').map(({ data }) => data);

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
