import { type ListView, useListView } from '@fm/data';
import { ASSET_CATEGORIES, ASSET_STATUSES, CRITICALITIES } from '@fm/domain/asset';

/** `all` also shows retired assets; without a status they are hidden, and the list says so. */
const STATUS_FILTERS = [...ASSET_STATUSES, 'all'] as const;
/** `quarter`: ends within the quarter of today. */
export const WARRANTY_FILTERS = ['quarter', 'valid', 'over'] as const;
export const WARRANTY_FILTER_LABELS: Readonly<Record<(typeof WARRANTY_FILTERS)[number], string>> = {
  quarter: 'Ends this quarter',
  valid: 'In warranty',
  over: 'Out of warranty',
};

export type AssetSort = 'name' | 'warranty';
export type AssetFilter = 'status' | 'category' | 'criticality' | 'customer' | 'site' | 'warranty';
export type AssetView = ListView<AssetFilter, AssetSort>;

const options = {
  filters: {
    status: STATUS_FILTERS,
    category: ASSET_CATEGORIES,
    criticality: CRITICALITIES,
    customer: null,
    site: null,
    warranty: WARRANTY_FILTERS,
  },
  sorts: ['name', 'warranty'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the assets, from the address. */
export const useAssetView = (): AssetView => useListView<AssetFilter, AssetSort>(options);
