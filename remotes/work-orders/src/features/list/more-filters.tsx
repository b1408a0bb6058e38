import { assetOptions, customerOptions, employeeOptions, siteOptions } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import {
  WORK_ORDER_ORIGIN_LABELS,
  WORK_ORDER_ORIGINS,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
} from '@fm/domain/work-order';
import { DateFilter } from '@fm/ui/date';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { WorkOrderFilter, WorkOrderView } from './work-order-view';

const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);
const origins = optionsOf(WORK_ORDER_ORIGINS, WORK_ORDER_ORIGIN_LABELS);

interface MoreFiltersProps {
  readonly view: WorkOrderView;
  /** What the records filtered by are called. */
  readonly names: Readonly<Partial<Record<WorkOrderFilter, string>>>;
}

/** Fields of filters by type, place, asset, crew, priority, origin and due date. */
export function MoreFilters({ view, names }: MoreFiltersProps) {
  const { customer, site, asset, crew, dueFrom, dueTo } = view.filter;
  return (
    <>
      <SelectFilter
        view={view}
        name="type"
        label="Type"
        hideLabel={false}
        emptyLabel="Any type"
        options={types}
      />
      <ComboBoxFilter
        view={view}
        name="customer"
        label="Customer"
        hideLabel={false}
        placeholder="Any customer"
        chosenName={names.customer}
        clears={['site', 'asset']}
        load={customerOptions}
      />
      <ComboBoxFilter
        view={view}
        name="site"
        label="Site"
        hideLabel={false}
        placeholder={customer ? 'Any site' : 'Choose a customer first'}
        disabled={!customer && !site}
        chosenName={names.site}
        clears={['asset']}
        load={siteOptions(customer ?? '')}
      />
      <ComboBoxFilter
        key={site}
        view={view}
        name="asset"
        label="Asset"
        hideLabel={false}
        placeholder={site ? 'Any asset' : 'Choose a site first'}
        hint={
          crew && site ? 'Not together with a person on the crew: take that filter off first.' : undefined
        }
        disabled={!asset && (!site || crew !== undefined)}
        chosenName={names.asset}
        load={assetOptions(site ?? '')}
      />
      <ComboBoxFilter
        view={view}
        name="crew"
        label="On the crew"
        hideLabel={false}
        placeholder="Anyone"
        hint={asset ? 'Not together with an asset: take that filter off first.' : undefined}
        disabled={asset !== undefined}
        chosenName={names.crew}
        load={employeeOptions}
      />
      <SelectFilter
        view={view}
        name="priority"
        label="Priority"
        hideLabel={false}
        emptyLabel="Any priority"
        options={priorities}
      />
      <SelectFilter
        view={view}
        name="origin"
        label="Origin"
        hideLabel={false}
        emptyLabel="Any origin"
        options={origins}
      />
      <DateFilter view={view} name="dueFrom" label="Due from" max={dueTo} />
      <DateFilter view={view} name="dueTo" label="Due until" min={dueFrom} />
    </>
  );
}
