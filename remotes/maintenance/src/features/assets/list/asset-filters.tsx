import { customerOptions, type ListCounts, siteOptions, useRecordName } from '@fm/data';
import {
  ASSET_CATEGORIES,
  ASSET_CATEGORY_LABELS,
  ASSET_STATUS_LABELS,
  ASSET_STATUSES,
  CRITICALITIES,
  CRITICALITY_LABELS,
} from '@fm/domain/asset';
import { customers } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import { ListChips, SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { type AssetView, WARRANTY_FILTER_LABELS, WARRANTY_FILTERS } from './asset-view';

const statuses = [
  ...optionsOf(ASSET_STATUSES, ASSET_STATUS_LABELS),
  { id: 'all', label: 'All, also retired' },
];
const categories = optionsOf(ASSET_CATEGORIES, ASSET_CATEGORY_LABELS);
const criticalities = optionsOf(CRITICALITIES, CRITICALITY_LABELS);
const warranties = optionsOf(WARRANTY_FILTERS, WARRANTY_FILTER_LABELS);

interface AssetFiltersProps {
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: AssetView;
  readonly counts: ListCounts;
}

/** Search and filters above the assets, and what they leave of them. */
export function AssetFilters({ view, counts, end }: AssetFiltersProps) {
  const { filter } = view;
  const customer = useRecordName(customers, filter.customer);
  const site = useRecordName(sites, filter.site);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search assets" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter view={view} name="status" label="Status" emptyLabel="Not retired" options={statuses} />
        <SelectFilter
          view={view}
          name="category"
          label="Category"
          emptyLabel="Any category"
          options={categories}
        />
        <SelectFilter
          view={view}
          name="criticality"
          label="Criticality"
          emptyLabel="Any criticality"
          options={criticalities}
        />
        <SelectFilter
          view={view}
          name="warranty"
          label="Warranty"
          emptyLabel="Any warranty"
          options={warranties}
        />
        <ComboBoxFilter
          view={view}
          name="customer"
          label="Customer"
          placeholder="Any customer"
          chosenName={customer}
          clears={['site']}
          load={customerOptions}
        />
        {(filter.customer || filter.site) && (
          <ComboBoxFilter
            view={view}
            name="site"
            label="Site"
            placeholder="Any site"
            chosenName={site}
            load={siteOptions(filter.customer ?? '')}
          />
        )}
        <SwitchFilter view={view} name="status" value="down" label="Down" />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          status: { label: 'Status', values: { ...ASSET_STATUS_LABELS, all: 'all' } },
          category: { label: 'Category', values: ASSET_CATEGORY_LABELS },
          criticality: { label: 'Criticality', values: { A: 'A', B: 'B', C: 'C' } },
          warranty: { label: 'Warranty', values: WARRANTY_FILTER_LABELS },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: customer } },
          site: { label: 'Site', values: { [filter.site ?? '']: site } },
        }}
        noun="assets"
        counts={counts}
        hidden={{
          filter: 'status',
          shownBy: 'retired',
          one: 'retired asset',
          many: 'retired assets',
          all: 'Retired assets',
        }}
      />
    </>
  );
}
