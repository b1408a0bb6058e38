import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import { tokenHash } from '@fm/workflows/offer';
import { MemoryDatabase } from '@fm/workflows/testing';
import * as v from 'valibot';
import { OfferPages, type PageRequest } from './answer-request';

const now = new Date('2026-11-20T09:00:00Z');

export const TOKEN = 'Tk0_'.repeat(11).slice(0, 43);

export const OTHER = 'Ot-1'.repeat(11).slice(0, 43);

export const PATH = `/offer/o1/${TOKEN}`;

const stamp = { uid: 'office', name: 'Olga Brandt' };

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
  costMinor: 4321,
  ...over,
});

const LINES = [
  line('Pump'),
  line('Tap', { optional: true, selected: false }),
  line('Hose', { optional: true }),
];

export async function opened(values: object = {}, over: object = {}) {
  const database = new MemoryDatabase(() => now);
  const stored = {
    createdAt: now,
    createdBy: stamp,
    updatedAt: now,
    updatedBy: stamp,
    rev: 1,
    trashed: false,
  };
  const form = {
    ...emptyOffer('2026-11-20'),
    title: 'New pump',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
  };
  const record = offerToRecord(v.parse(offerFormSchema, { ...form, lines: LINES, ...values }));
  const offer = { ...record, number: 'OF-7', status: 'sent', sentAt: now, ...stored, ...over };
  const link = async (token: string) => ({
    hash: await tokenHash(token),
    to: 'rosa@elbe.example',
    language: 'en',
    sentAt: now,
    sentBy: stamp,
    expireAt: new Date('2027-12-01T00:00:00Z'),
  });
  database.put('offers/o1', offer);
  database.put('offerLinks/o1', await link(TOKEN));
  database.put('offers/o2', { ...offer, title: 'Secret of others' });
  database.put('offerLinks/o2', await link(OTHER));
  const pages = new OfferPages({
    database,
    now: () => now,
    sender: () => 'Nordhaus',
    settle: () => Promise.resolve(),
  });
  const ask = (request: Partial<PageRequest> = {}) =>
    pages.answer({
      method: 'GET',
      path: PATH,
      hasAsked: false,
      type: undefined,
      body: new Uint8Array(),
      address: '10.0.0.1',
      ...request,
    });
  const post = (fields: Readonly<Record<string, string>> | string, request: Partial<PageRequest> = {}) => {
    const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded';
    return ask({ method: 'POST', type, body: new TextEncoder().encode(body), ...request });
  };
  return { database, ask, post, offer: () => database.at('offers/o1') as Offer };
}
