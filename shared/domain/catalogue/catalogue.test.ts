import * as v from 'valibot';
import { changesAsText } from '../event';
import {
  type CatalogueInput,
  catalogueForm,
  catalogueItems,
  copyOfItem,
  emptyItem,
  itemKeyOf,
  itemName,
  MAX_PRICES,
  nextPrice,
  priceOn,
  withTax,
} from './index';

const typed = (over: Partial<CatalogueInput> = {}): CatalogueInput => ({
  ...emptyItem(),
  itemNo: 'S-1001',
  name: 'Deep clean',
  ...over,
});
const stored = (over: Partial<CatalogueInput> = {}) =>
  catalogueForm.toRecord(v.parse(catalogueForm.schema, typed(over)));
/** What is wrong, by the path of the field. */
const problems = (over: Partial<CatalogueInput>) => [
  ...new Set(
    (v.safeParse(catalogueForm.schema, typed(over)).issues ?? []).map((issue) => v.getDotPath(issue)),
  ),
];

const prices = [
  { from: '2027-01-01', unitMinor: 5200 },
  { from: '2026-01-01', unitMinor: 4800 },
];

describe('the price of an item', () => {
  const item = stored({ prices });

  it.each([
    ['2025-12-31', undefined, 4800],
    ['2026-01-01', 4800, 5200],
    ['2026-12-31', 4800, 5200],
    ['2027-01-01', 5200, undefined],
  ])('on %s is %s, and then %s', (day, now, next) => {
    expect(priceOn(item, day)?.unitMinor).toBe(now);
    expect(nextPrice(item, day)?.unitMinor).toBe(next);
  });

  it('is none where none was entered', () => {
    expect(priceOn(stored(), '2026-11-20')).toBeUndefined();
  });
});

describe('the form of an item', () => {
  it('comes back as it was stored, with the prices in their order', () => {
    const item = stored({ prices, nameDe: 'Grundreinigung', group: 'Cleaning', purchaseMinor: 2100 });
    const form = catalogueForm.fromRecord(item);
    expect(form.prices).toEqual([prices[1], prices[0]]);
    expect(catalogueForm.toRecord(v.parse(catalogueForm.schema, form))).toEqual(item);
    expect(catalogueItems.schema).toBeDefined();
    expect(v.is(catalogueItems.schema, item)).toBe(true);
  });

  it('asks for what is missing beside its field', () => {
    expect(problems({ itemNo: ' ', name: '', unit: '' })).toEqual(['itemNo', 'name', 'unit']);
    expect(problems({ prices: [{ from: '', unitMinor: null }] })).toEqual([
      'prices.0.from',
      'prices.0.unitMinor',
    ]);
    expect(problems({ purchaseMinor: -1 })).toEqual(['purchaseMinor']);
    expect(problems({ prices: [{ from: '2026-01-01', unitMinor: 0.5 }] })).toEqual(['prices.0.unitMinor']);
  });

  it('takes one price for a day, and no more of them than an item keeps', () => {
    const same = { from: '2026-01-01', unitMinor: 4800 };
    expect(problems({ prices: [same, same] })).toEqual(['prices.1.from']);
    const many = Array.from({ length: MAX_PRICES + 1 }, (_, at) => ({
      from: `${2000 + at}-01-01`,
      unitMinor: 1,
    }));
    expect(problems({ prices: many })).toEqual(['prices']);
    expect(problems({ prices: many.slice(1) })).toEqual([]);
  });
});

it('knows a number in other spellings', () => {
  expect(itemKeyOf('S-1001')).toBe(itemKeyOf(' s 1001'));
  expect(itemKeyOf('S-1001')).not.toBe(itemKeyOf('S-1010'));
  expect(itemKeyOf('#')).toBe('#');
});

it('is called as people of the language say, else in English', () => {
  const item = { name: 'Deep clean', nameDe: 'Grundreinigung' };
  expect(['de', 'de-AT', 'en', 'fr', ''].map((language) => itemName(item, language))).toEqual([
    'Grundreinigung',
    'Grundreinigung',
    'Deep clean',
    'Deep clean',
    'Deep clean',
  ]);
  expect(itemName({ name: 'Deep clean' }, 'de')).toBe('Deep clean');
});

it('tells in its history which price begins when', () => {
  const formats = { day: (day: string) => day, instant: String, number: String };
  const told = changesAsText(
    catalogueItems.fields,
    [
      { path: 'prices.2027-01-01', to: { from: '2027-01-01', unitMinor: 5250 } },
      { path: 'prices.2026-01-01.unitMinor', from: 4800, to: 4900 },
    ],
    formats,
  );
  expect(told).toEqual([
    { field: 'Price', to: '52.5 from 2027-01-01' },
    { field: 'Price', from: '48', to: '49' },
  ]);
});

it('is taken over as it is on a day, in the words of who reads it', () => {
  const stamp = { uid: 'office', name: 'Olga Brandt' };
  const at = new Date(0);
  const item = {
    ...stored({ prices, nameDe: 'Grundreinigung', unit: 'm²', purchaseMinor: 2100 }),
    ...{ id: 'i1', createdAt: at, createdBy: stamp, updatedAt: at, updatedBy: stamp, rev: 1, trashed: false },
    schema: 1 as const,
  };
  expect(copyOfItem(item, '2026-11-20', 'de')).toEqual({
    itemRef: { id: 'i1', name: 'S-1001' },
    kind: 'service',
    name: 'Grundreinigung',
    unit: 'm²',
    priceMinor: 4800,
    costMinor: 2100,
    taxBp: 1900,
  });
  expect(copyOfItem(item, '2027-06-01', 'en')).toMatchObject({ name: 'Deep clean', priceMinor: 5200 });
  expect(copyOfItem(item, '2020-01-01', 'en').priceMinor).toBeUndefined();
});

it.each([
  [4800, 1900, 5712],
  [1, 1900, 1],
  [333, 700, 356],
  [100_000_000, 10_000, 200_000_000],
])('%i with tax of %i comes to %i', (price, tax, gross) => expect(withTax(price, tax)).toBe(gross));
