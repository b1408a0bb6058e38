import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import * as v from 'valibot';
import type { FailureSignal } from '../failure';
import { type MemoryDatabase, openTestDoor } from '../testing';

export const now = new Date('2026-11-20T09:00:00Z');

export const line = (id: string, over: object = {}) => ({
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
export async function mailed(values: object = {}, over: Partial<Offer> = {}) {
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
