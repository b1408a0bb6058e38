import type { Offer } from '@fm/domain/offer';
import type { FailureSignal } from '../failure';
import type { MemoryDatabase } from '../testing';
import { line, withOffer } from './offer-fixture';

const LINES = [line('pump'), line('tap', { optional: true }), line('hose', { optional: true })];

/** A door with a draft, mailed to its customer; `key` is what stands in the link. */
export async function mailed(values: object = {}, over: Partial<Offer> = {}) {
  const door = withOffer(over, { lines: LINES, ...values });
  door.database.put('customers/c1', { name: 'Elbe Clinic', language: 'de', trashed: false });
  const send = (to = 'rosa@elbe.example') =>
    door.ask('office', 'offers.send', { id: 'o1', to, subject: 'Our offer', text: 'Hello.\n\nBye.' });
  expect(await send()).toMatchObject({ ok: true });
  const { database } = door;
  const key = () => ({ offerId: 'o1', token: tokens(database).at(-1) ?? '' });
  return { ...door, send, key };
}

/** The tokens in the links of all mails, the latest last. */
export const tokens = (database: MemoryDatabase): string[] =>
  database
    .all('mail')
    .map(({ data }) => /\/offer\/o1\/([\w-]+)/.exec((data.message as { text: string }).text)?.[1] ?? '');

export const accept = (over: object = {}) => ({
  kind: 'accept' as const,
  name: 'Rosa Klein',
  taken: ['tap'],
  ...over,
});

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: FailureSignal) => error.failure.kind,
  );
