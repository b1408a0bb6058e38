import { useToday } from '@fm/data';
import { type CatalogueItem, ITEM_KIND_LABELS, nextPrice, priceOn } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { formatDay, formatMoney, formatPercent, Status } from '@fm/ui';
import { type Column, SecondLine } from '@fm/ui/table';

/** What the list says of each item to everybody. */
export const itemColumns: readonly Column<Stored<CatalogueItem>>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ name, nameDe }) => (
      <>
        {name}
        {nameDe && (
          <SecondLine>
            <span lang="de">{nameDe}</span>
          </SecondLine>
        )}
      </>
    ),
  },
  { id: 'number', header: 'Number', width: '8rem', sortable: true, cell: ({ itemNo }) => itemNo },
  { id: 'group', header: 'Group', width: '9rem', cell: ({ group }) => group },
  { id: 'kind', header: 'Kind', width: '7rem', showFrom: 'wide', cell: ({ kind }) => ITEM_KIND_LABELS[kind] },
  { id: 'unit', header: 'Unit', width: '6rem', cell: ({ unit }) => unit },
  {
    id: 'status',
    header: 'Status',
    width: '9rem',
    showFrom: 'never',
    cell: ({ active }) =>
      active ? (
        <Status tone="success" shape="dot" label="Sold" />
      ) : (
        <Status tone="neutral" shape="cross" label="No longer sold" />
      ),
  },
];

/** The same, and what an item costs, for those who may know. */
export const pricedItemColumns: readonly Column<Stored<CatalogueItem>>[] = [
  ...itemColumns,
  {
    id: 'price',
    header: 'Price',
    width: '12.5rem',
    align: 'end',
    cell: (item) => <PriceNow item={item} />,
  },
  {
    id: 'purchase',
    header: 'Purchase price',
    width: '9rem',
    align: 'end',
    showFrom: 'wide',
    cell: ({ purchaseMinor }) => purchaseMinor !== undefined && formatMoney(purchaseMinor, COMPANY.currency),
  },
  {
    id: 'tax',
    header: 'Tax',
    width: '5rem',
    align: 'end',
    showFrom: 'never',
    cell: ({ taxBp }) => formatPercent(taxBp),
  },
];

/** What one unit costs today, and from when on another price is known. */
function PriceNow({ item }: { readonly item: CatalogueItem }) {
  const day = useToday();
  const [now, next] = [priceOn(item, day), nextPrice(item, day)];
  const money = (minor: number) => formatMoney(minor, COMPANY.currency);
  return (
    <>
      {now ? money(now.unitMinor) : 'No price'}
      {next && <SecondLine>{`${money(next.unitMinor)} from ${formatDay(next.from)}`}</SecondLine>}
    </>
  );
}
