import { customerOptions, type ListCounts, siteOptions } from '@fm/data';
import {
  ASSET_CATEGORIES,
  ASSET_CATEGORY_LABELS,
  ASSET_STATUS_LABELS,
  ASSET_STATUSES,
  type AssetCategory,
  CRITICALITIES,
  CRITICALITY_LABELS,
  type Criticality,
} from '@fm/domain/asset';
import { chipsOf, FilterChips, HiddenNote, SearchField, Switch, TextLink, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useCustomerName } from '../../list/api/customer-name';
import { useSiteName } from './api/site-name';
import {
  type AssetView,
  type StatusFilter,
  WARRANTY_FILTER_LABELS,
  WARRANTY_FILTERS,
  type WarrantyFilter,
} from './asset-view';

const statuses = [
  ...optionsOf(ASSET_STATUSES, ASSET_STATUS_LABELS),
  { id: 'all', label: 'All, also retired' },
] as const;
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
  const { filter, setFilter } = view;
  const customer = useCustomerName(filter.customer);
  const site = useSiteName(filter.site);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search assets" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectField
          label="Status"
          hideLabel
          emptyLabel="Not retired"
          options={statuses}
          value={filter.status as StatusFilter | undefined}
          onChange={(status) => setFilter('status', status ?? undefined)}
        />
        <SelectField
          label="Category"
          hideLabel
          emptyLabel="Any category"
          options={categories}
          value={filter.category as AssetCategory | undefined}
          onChange={(category) => setFilter('category', category ?? undefined)}
        />
        <SelectField
          label="Criticality"
          hideLabel
          emptyLabel="Any criticality"
          options={criticalities}
          value={filter.criticality as Criticality | undefined}
          onChange={(criticality) => setFilter('criticality', criticality ?? undefined)}
        />
        <SelectField
          label="Warranty"
          hideLabel
          emptyLabel="Any warranty"
          options={warranties}
          value={filter.warranty as WarrantyFilter | undefined}
          onChange={(warranty) => setFilter('warranty', warranty ?? undefined)}
        />
        <ComboBoxField
          label="Customer"
          hideLabel
          placeholder="Any customer"
          value={filter.customer ? { id: filter.customer, name: customer } : null}
          onChange={(chosen) => {
            setFilter('customer', chosen?.id);
            setFilter('site', undefined);
          }}
          load={customerOptions}
        />
        {(filter.customer || filter.site) && (
          <ComboBoxField
            label="Site"
            hideLabel
            placeholder="Any site"
            value={filter.site ? { id: filter.site, name: site } : null}
            onChange={(chosen) => setFilter('site', chosen?.id)}
            load={siteOptions(filter.customer ?? '')}
          />
        )}
        <Switch
          label="Down"
          value={filter.status === 'down'}
          onChange={(down) => setFilter('status', down ? 'down' : undefined)}
        />
      </Toolbar>
      <FilterChips
        chips={chipsOf(view, {
          status: { label: 'Status', values: { ...ASSET_STATUS_LABELS, all: 'all' } },
          category: { label: 'Category', values: ASSET_CATEGORY_LABELS },
          criticality: { label: 'Criticality', values: { A: 'A', B: 'B', C: 'C' } },
          warranty: { label: 'Warranty', values: WARRANTY_FILTER_LABELS },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: customer } },
          site: { label: 'Site', values: { [filter.site ?? '']: site } },
        })}
        noun="assets"
        matching={counts.matching}
        total={counts.total}
        onClearAll={view.clear}
        note={
          filter.status === undefined && (
            // Retired assets are hidden until asked for; never without saying so.
            <HiddenNote hidden={counts.hidden} one="retired asset" many="retired assets" all="Retired assets">
              <TextLink to={view.linkTo('status', 'retired')}>Show</TextLink>
            </HiddenNote>
          )
        }
      />
    </>
  );
}
