import { catalogueAddress } from '@fm/contract/addresses';
import { type CatalogueItem, catalogueItems, ITEM_KIND_LABELS, ITEM_KINDS } from '@fm/domain/catalogue';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import {
  defineList,
  type ListTable,
  type ListTool,
  RecordListPage,
  searchedFilter,
  selectFilter,
  trashBulk,
} from '@fm/screens/list';
import { UploadIcon } from '@fm/ui';
import { ItemFormScreen } from '../../pages';
import { OfferTabs } from '../../tabs/offer-tabs';
import { type CatalogueFilter, type CatalogueSort, catalogueQuery } from './api/catalogue-query';
import { groupOptions } from './api/group-options';
import { itemColumns, pricedItemColumns } from './catalogue-columns';
import { catalogueCsv } from './catalogue-csv';

const called = { one: 'item', many: 'items' };
const file = { name: 'catalogue', columns: catalogueCsv };

/** What the company sells; what it no longer does is hidden until asked for. */
export const catalogueList = defineList<CatalogueItem, CatalogueFilter, CatalogueSort>({
  kind: catalogueItems,
  path: catalogueAddress.list(),
  called,
  filters: {
    status: selectFilter({
      label: 'Status',
      values: ['inactive', 'all'],
      labels: { inactive: 'No longer sold', all: 'All' },
      emptyLabel: 'Sold',
    }),
    group: searchedFilter({ label: 'Group', placeholder: 'Any group', load: groupOptions }),
    kind: selectFilter({
      label: 'Kind',
      values: ITEM_KINDS,
      labels: ITEM_KIND_LABELS,
      emptyLabel: 'Any kind',
    }),
  },
  sorts: ['name', 'number'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: catalogueQuery,
  hidden: {
    filter: 'status',
    shownBy: 'inactive',
    one: 'item no longer sold',
    many: 'items no longer sold',
    all: 'Items no longer sold',
  },
  empty: {
    searched: 'numbers, names in both languages and groups',
    about: 'The catalogue holds the services and parts that offers and work orders pick from.',
  },
  create: { to: catalogueAddress.new(), permission: 'offers:edit' },
  file,
});

const table: ListTable<CatalogueItem, CatalogueFilter, CatalogueSort> = {
  caption: 'Catalogue',
  layoutName: 'catalogue',
  columns: itemColumns,
  rowHref: ({ id }) => catalogueAddress.edit(id),
};
const pricedTable = { ...table, columns: pricedItemColumns };

const ItemBulk = trashBulk({
  kind: catalogueItems,
  called,
  file,
  intro: 'They can be restored for 30 days. Offers and work orders keep what they took from them.',
});

const TOOLS: readonly ListTool[] = [
  {
    id: 'import',
    label: 'Import',
    icon: <UploadIcon />,
    to: catalogueAddress.import(),
    permission: 'offers:edit',
  },
];

const OPENED_NEXT = [ItemFormScreen];

/** `/create-offer/catalogue`: what the company sells. */
export const CatalogueList = () => (
  <RecordListPage
    next={OPENED_NEXT}
    list={catalogueList}
    table={seesPrices(useSession().role) ? pricedTable : table}
    title="Offers"
    documentTitle="Catalogue"
    above={<OfferTabs current="catalogue" />}
    tools={TOOLS}
    bulk={ItemBulk}
  />
);
