import { employeeOptions } from '@fm/data';
import {
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
} from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { SearchField, Switch, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { ReactNode } from 'react';
import type { FilterNames } from './api/filter-names';
import { MoreFilters, useMoreFilters } from './more-filters';
import { NO_LEAD, type STATUS_FILTERS, type TIME_FILTERS, type WorkOrderView } from './work-order-view';

const statuses = [
  ...optionsOf(WORK_ORDER_STATUSES, WORK_ORDER_STATUS_LABELS),
  { id: 'notStarted', label: 'Not started' },
  { id: 'closed', label: 'All closed' },
  { id: 'all', label: 'All, open and closed' },
] as const;
const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const times = [
  { id: 'overdue', label: 'Overdue' },
  { id: 'today', label: 'Planned for today' },
  { id: 'tomorrow', label: 'Planned for tomorrow' },
] as const;

interface WorkOrderFiltersProps {
  /** What an empty status filter shows: "All open". */
  readonly usualStatuses: string;
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: WorkOrderView;
  /** What the people and places filtered by are called. */
  readonly names: FilterNames;
}

/** Search and filters above the list. */
export function WorkOrderFilters({ view, names, usualStatuses, end }: WorkOrderFiltersProps) {
  const { filter, setFilter } = view;
  const more = useMoreFilters(view);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search work orders" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectField
          label="Status"
          hideLabel
          emptyLabel={usualStatuses}
          options={statuses}
          value={filter.status as (typeof STATUS_FILTERS)[number] | undefined}
          onChange={(status) => setFilter('status', status ?? undefined)}
        />
        <SelectField
          label="Time"
          hideLabel
          emptyLabel="Any time"
          options={times}
          value={filter.time as (typeof TIME_FILTERS)[number] | undefined}
          onChange={(time) => setFilter('time', time ?? undefined)}
        />
        <SelectField
          label="Type"
          hideLabel
          emptyLabel="Any type"
          options={types}
          value={filter.type as (typeof WORK_ORDER_TYPES)[number] | undefined}
          onChange={(type) => setFilter('type', type ?? undefined)}
        />
        <LeadFilter view={view} name={names.lead} />
        {more.button}
      </Toolbar>
      {more.open && <MoreFilters id={more.id} view={view} names={names} />}
    </>
  );
}

function LeadFilter({ view, name }: { readonly view: WorkOrderView; readonly name: string }) {
  const { lead } = view.filter;
  const { employeeId } = useSession();
  return (
    <>
      <ComboBoxField
        label="Lead"
        hideLabel
        placeholder="Any lead"
        value={lead && lead !== 'me' && lead !== NO_LEAD ? { id: lead, name } : null}
        onChange={(person) => view.setFilter('lead', person?.id)}
        load={employeeOptions}
      />
      {employeeId && (
        <Switch
          label="Mine"
          value={lead === 'me'}
          onChange={(mine) => view.setFilter('lead', mine ? 'me' : undefined)}
        />
      )}
      <Switch
        label="No lead"
        value={lead === NO_LEAD}
        onChange={(unassigned) => view.setFilter('lead', unassigned ? NO_LEAD : undefined)}
      />
    </>
  );
}
