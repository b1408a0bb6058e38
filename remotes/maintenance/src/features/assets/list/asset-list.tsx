import { assetAddress } from '@fm/contract/addresses';
import { customerOptions, siteOptions } from '@fm/data';
import {
  ASSET_CATEGORIES,
  ASSET_CATEGORY_LABELS,
  ASSET_STATUS_LABELS,
  ASSET_STATUSES,
  type Asset,
  assets,
  CRITICALITIES,
  CRITICALITY_LABELS,
} from '@fm/domain/asset';
import { customers } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import {
  defineList,
  type ListTable,
  RecordListPage,
  recordFilter,
  selectFilter,
  trashBulk,
} from '@fm/screens/list';
import { SwitchFilter } from '@fm/ui';
import { AssetDetail, AssetFormScreen } from '../../pages';
import { PlanTabs } from '../../plans/tabs/plan-tabs';
import { type AssetFilter, type AssetSort, assetsQuery } from './api/assets-query';
import { assetColumns } from './asset-columns';
import { assetCsv } from './asset-csv';

/** Everything that is looked after; retired assets are hidden until asked for. */
export const assetList = defineList<Asset, AssetFilter, AssetSort>({
  kind: assets,
  path: assetAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: ASSET_STATUSES,
      labels: ASSET_STATUS_LABELS,
      further: [{ id: 'all', label: 'All, also retired', chip: 'all' }],
      emptyLabel: 'Not retired',
    }),
    category: selectFilter({
      label: 'Category',
      values: ASSET_CATEGORIES,
      labels: ASSET_CATEGORY_LABELS,
      emptyLabel: 'Any category',
    }),
    criticality: selectFilter({
      label: 'Criticality',
      values: CRITICALITIES,
      labels: CRITICALITY_LABELS,
      chips: { A: 'A', B: 'B', C: 'C' },
      emptyLabel: 'Any criticality',
    }),
    warranty: selectFilter({
      label: 'Warranty',
      values: ['quarter', 'valid', 'over'],
      labels: { quarter: 'Ends this quarter', valid: 'In warranty', over: 'Out of warranty' },
      emptyLabel: 'Any warranty',
    }),
    customer: recordFilter({
      label: 'Customer',
      kind: customers,
      placeholder: 'Any customer',
      load: () => customerOptions,
      clears: ['site'],
    }),
    site: recordFilter({
      label: 'Site',
      kind: sites,
      placeholder: 'Any site',
      load: ({ customer }) => siteOptions(customer ?? ''),
    }),
  },
  sorts: ['name', 'warranty'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: assetsQuery,
  folded: ['criticality', 'warranty'],
  // A site is found among those of its customer.
  arrange: (view, { site, ...others }) => (
    <>
      {Object.values(others)}
      {(view.filter.customer || view.filter.site) && site}
      <SwitchFilter view={view} name="status" value="down" label="Down" />
    </>
  ),
  hidden: {
    filter: 'status',
    shownBy: 'retired',
    one: 'retired asset',
    many: 'retired assets',
    all: 'Retired assets',
  },
  empty: {
    searched: 'names, tags, serial numbers, makers, sites and customers',
    about: 'An asset is what is looked after at a site: a lift, a boiler, a fire door.',
  },
  create: { to: assetAddress.new(), permission: 'maintenance:edit' },
  file: { name: 'assets', columns: assetCsv },
});

/** Assets asked for by their warranty come by its end; there is nothing to choose. */
const table: ListTable<Asset, AssetFilter, AssetSort> = {
  caption: 'Assets',
  layoutName: 'assets',
  columns: assetColumns,
  rowHref: ({ id }) => assetAddress.record(id),
  boundOrder: ({ warranty }) => (warranty === undefined ? undefined : 'hidden'),
};

const AssetBulk = trashBulk({
  kind: assets,
  called: assets.called,
  file: { name: 'assets', columns: assetCsv },
  intro:
    'They can be restored for 30 days. An asset with open work orders, a plan that has not ended or parts of its own stays where it is.',
});

const OPENED_NEXT = [AssetDetail, AssetFormScreen];

/** `/maintenance/assets`: everything that is looked after, wherever it is. */
export function AssetList() {
  return (
    <RecordListPage
      next={OPENED_NEXT}
      list={assetList}
      table={table}
      title="Maintenance"
      documentTitle="Assets"
      above={<PlanTabs current="assets" />}
      bulk={AssetBulk}
    />
  );
}
