import { columnsOf } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { type CatalogueItem, catalogueItems, priceOn } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';

const priceNow = (item: CatalogueItem) => priceOn(item, today(COMPANY.timezone));

/** What a file says of each of them: what an import reads. */
export const catalogueCsv = columnsOf(catalogueItems, [
  'itemNo',
  'name',
  'nameDe',
  'kind',
  'group',
  'unit',
  {
    header: 'Price',
    value: (item) => {
      const price = priceNow(item);
      return price && price.unitMinor / 100;
    },
    priced: true,
  },
  { header: 'Price from', value: (item) => priceNow(item)?.from, priced: true },
  'purchaseMinor',
  ['taxBp', 'Tax %'],
  { header: 'Active', value: ({ active }) => (active ? 'yes' : 'no') },
]);
