import { assetOptions, customerOptions, employeeOptions, siteOptions } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '@fm/domain/task';
import { WORK_ORDER_ORIGIN_LABELS, WORK_ORDER_ORIGINS, type WorkOrderOrigin } from '@fm/domain/work-order';
import { Button } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { type ReactNode, useId, useState } from 'react';
import type { FilterNames } from './api/filter-names';
import css from './more-filters.module.css';
import type { WorkOrderFilter, WorkOrderView } from './work-order-view';

const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);
const origins = optionsOf(WORK_ORDER_ORIGINS, WORK_ORDER_ORIGIN_LABELS);

const MORE: readonly WorkOrderFilter[] = [
  'customer',
  'site',
  'asset',
  'crew',
  'priority',
  'origin',
  'dueFrom',
  'dueTo',
];

interface OpenMore {
  readonly open: boolean;
  readonly id: string;
  readonly button: ReactNode;
}

/** The button that unfolds what is filtered by less often, and says how many of these filters are on. */
export function useMoreFilters({ filter }: WorkOrderView): OpenMore {
  const [open, setOpen] = useState(false);
  const id = useId();
  const on = MORE.filter((name) => filter[name] !== undefined).length;
  const button = (
    <Button variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
      {on === 0 ? 'More filters' : `More filters (${on})`}
    </Button>
  );
  return { open, id, button };
}

interface MoreFiltersProps {
  readonly id: string;
  readonly view: WorkOrderView;
  readonly names: FilterNames;
}

/** Filters by place, asset, crew, priority, origin and due date. */
export function MoreFilters({ id, view, names }: MoreFiltersProps) {
  const { filter, setFilter } = view;
  const { customer, site, asset, crew } = filter;
  return (
    <fieldset id={id} className={css.more} aria-label="More filters">
      <ComboBoxField
        label="Customer"
        placeholder="Any customer"
        value={customer ? { id: customer, name: names.customer } : null}
        onChange={(chosen) => {
          setFilter('customer', chosen?.id);
          setFilter('site', undefined);
          setFilter('asset', undefined);
        }}
        load={customerOptions}
      />
      <ComboBoxField
        label="Site"
        placeholder={customer ? 'Any site' : 'Choose a customer first'}
        disabled={!customer && !site}
        value={site ? { id: site, name: names.site } : null}
        onChange={(chosen) => {
          setFilter('site', chosen?.id);
          setFilter('asset', undefined);
        }}
        load={siteOptions(customer ?? '')}
      />
      <ComboBoxField
        key={site}
        label="Asset"
        placeholder={site ? 'Any asset' : 'Choose a site first'}
        hint={
          crew && site ? 'Not together with a person on the crew: take that filter off first.' : undefined
        }
        disabled={!asset && (!site || crew !== undefined)}
        value={asset ? { id: asset, name: names.asset } : null}
        onChange={(chosen) => setFilter('asset', chosen?.id)}
        load={assetOptions(site ?? '')}
      />
      <ComboBoxField
        label="On the crew"
        placeholder="Anyone"
        hint={asset ? 'Not together with an asset: take that filter off first.' : undefined}
        disabled={asset !== undefined}
        value={crew ? { id: crew, name: names.crew } : null}
        onChange={(person) => setFilter('crew', person?.id)}
        load={employeeOptions}
      />
      <SelectField
        label="Priority"
        emptyLabel="Any priority"
        options={priorities}
        value={filter.priority as Priority | undefined}
        onChange={(priority) => setFilter('priority', priority ?? undefined)}
      />
      <SelectField
        label="Origin"
        emptyLabel="Any origin"
        options={origins}
        value={filter.origin as WorkOrderOrigin | undefined}
        onChange={(origin) => setFilter('origin', origin ?? undefined)}
      />
      <DateField
        label="Due from"
        value={filter.dueFrom}
        max={filter.dueTo}
        onChange={(day) => setFilter('dueFrom', day || undefined)}
      />
      <DateField
        label="Due until"
        value={filter.dueTo}
        min={filter.dueFrom}
        onChange={(day) => setFilter('dueTo', day || undefined)}
      />
    </fieldset>
  );
}
