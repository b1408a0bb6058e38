import { catalogueForm } from '@fm/domain/catalogue';
import { lineFromItem, type TakingOffer } from './line-from-item';

const stamp = { uid: 'office', name: 'Olga Brandt' };
const at = new Date(0);
const record = { createdAt: at, createdBy: stamp, updatedAt: at, updatedBy: stamp, rev: 1, trashed: false };
const item = {
  ...catalogueForm.toRecord({
    ...catalogueForm.empty(),
    itemNo: 'V-501',
    name: 'Bag filter',
    nameDe: 'Taschenfilter',
    kind: 'material',
    prices: [
      { from: '2026-01-01', unitMinor: 4800 },
      { from: '2027-01-01', unitMinor: 5000 },
    ],
    purchaseMinor: 3100,
    taxBp: 700,
  }),
  ...record,
  schema: 1 as const,
  id: 'i1',
};
const offer: TakingOffer = {
  issueDate: '2026-11-20',
  taxMode: 'exclusive',
  currency: 'EUR',
  language: 'de',
};
const taken = (over: Partial<TakingOffer> = {}) => lineFromItem(item, { ...offer, ...over }, '2026-11-20');

it('takes over what the item is on the day of the offer, in the language of the customer', () => {
  expect(taken()).toEqual({
    itemRef: { id: 'i1', name: 'V-501' },
    kind: 'material',
    name: 'Taschenfilter',
    unit: 'pcs',
    unitMinor: 4800,
    costMinor: 3100,
    taxBp: 700,
  });
  expect(taken({ issueDate: '2027-02-01', language: 'en' })).toMatchObject({
    name: 'Bag filter',
    unitMinor: 5000,
  });
  // The day is empty while it is typed.
  expect(taken({ issueDate: '' }).unitMinor).toBe(4800);
});

it('counts the tax in where the prices of the offer include it', () => {
  expect(taken({ taxMode: 'inclusive' })).toMatchObject({ unitMinor: 5136, costMinor: 3100 });
});

it('takes no price and no cost over into another currency', () => {
  expect(taken({ currency: 'CHF' })).toMatchObject({ unitMinor: 0, costMinor: null, name: 'Taschenfilter' });
});
