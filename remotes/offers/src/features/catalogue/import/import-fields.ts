import { isCalendarDay, today } from '@fm/domain/calendar-day';
import { type CatalogueInput, ITEM_KIND_LABELS, ITEM_KINDS, type ItemKind } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';
import { choiceColumn, type ImportField } from '@fm/screens/import';
import { parseDecimal } from '@fm/ui';

type Put = ImportField<CatalogueInput>['put'];

const text =
  (key: 'itemNo' | 'name' | 'nameDe' | 'group' | 'unit'): Put =>
  (item, value) => {
    item[key] = value;
    return undefined;
  };

const kind = choiceColumn<CatalogueInput, ItemKind>({
  codes: ITEM_KINDS,
  labels: ITEM_KIND_LABELS,
  set: (item, code) => {
    item.kind = code;
  },
});

const DIGITS = 2;
const WRONG_AMOUNT = 'Write an amount such as 48.50.';

/** An amount in minor units; undefined for what is none. */
function amountOf(value: string): number | undefined {
  const parsed = parseDecimal(value.replace(/\s*(€|EUR)\s*/i, ''), DIGITS);
  return parsed.kind === 'number' && parsed.units >= 0 ? parsed.units : undefined;
}

const putPrice: Put = (item, value) => {
  const unitMinor = amountOf(value);
  if (unitMinor === undefined) return WRONG_AMOUNT;
  item.prices = [{ from: item.prices[0]?.from ?? today(COMPANY.timezone), unitMinor }];
  return undefined;
};

const putPriceFrom: Put = (item, value) => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value) ?? [];
  const from = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
  if (!isCalendarDay(from)) return 'Write the day as 2027-12-31 or 31.12.2027.';
  item.prices = [{ from, unitMinor: item.prices[0]?.unitMinor ?? null }];
  return undefined;
};

const putPurchase: Put = (item, value) => {
  const amount = amountOf(value);
  if (amount === undefined) return WRONG_AMOUNT;
  item.purchaseMinor = amount;
  return undefined;
};

const putTax: Put = (item, value) => {
  const parsed = parseDecimal(value.replace('%', ''), DIGITS);
  if (parsed.kind !== 'number' || parsed.units < 0 || parsed.units > 10_000)
    return 'Write a percentage such as 19.';
  item.taxBp = parsed.units;
  return undefined;
};

const active = choiceColumn<CatalogueInput, 'yes' | 'no'>({
  codes: ['yes', 'no'],
  labels: { yes: 'Yes', no: 'No' },
  aliases: { yes: ['ja', 'true', '1', 'x'], no: ['nein', 'false', '0'] },
  set: (item, code) => {
    item.active = code === 'yes';
  },
});

/** What a file can say of an item, under the headers that an export writes. */
export const IMPORT_FIELDS: readonly ImportField<CatalogueInput>[] = [
  {
    id: 'itemNo',
    label: 'Number',
    aliases: [
      'item number',
      'article number',
      'artikelnummer',
      'artikelnr',
      'art.-nr.',
      'nummer',
      'nr',
      'sku',
    ],
    put: text('itemNo'),
  },
  { id: 'name', label: 'Name', aliases: ['english name', 'description', 'bezeichnung'], put: text('name') },
  {
    id: 'nameDe',
    label: 'German name',
    aliases: ['name (german)', 'deutsch', 'deutsche bezeichnung', 'name de'],
    put: text('nameDe'),
  },
  { id: 'kind', label: 'Kind', aliases: ['type', 'art'], ...kind },
  { id: 'group', label: 'Group', aliases: ['category', 'gruppe', 'warengruppe'], put: text('group') },
  { id: 'unit', label: 'Unit', aliases: ['einheit', 'me'], put: text('unit') },
  {
    id: 'price',
    label: 'Price',
    aliases: ['unit price', 'sales price', 'preis', 'verkaufspreis', 'vk'],
    put: putPrice,
  },
  {
    id: 'priceFrom',
    label: 'Price from',
    aliases: ['valid from', 'price valid from', 'gultig ab', 'preis ab'],
    put: putPriceFrom,
  },
  {
    id: 'purchaseMinor',
    label: 'Purchase price',
    aliases: ['cost', 'cost price', 'einkaufspreis', 'ek'],
    put: putPurchase,
  },
  { id: 'taxBp', label: 'Tax %', aliases: ['tax', 'vat', 'mwst', 'ust', 'steuer'], put: putTax },
  { id: 'active', label: 'Active', aliases: ['sold', 'aktiv'], ...active },
];

/** The fields of a record that columns with these ids say something of. */
export const importedFields = (columns: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    [...columns].map((column) => (column === 'price' || column === 'priceFrom' ? 'prices' : column)),
  ),
];
