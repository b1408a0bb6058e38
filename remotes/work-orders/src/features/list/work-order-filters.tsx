import { employeeOptions } from '@fm/data';
import {
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
} from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import type { FilterNames } from './api/filter-names';
import { MoreFilters, useMoreFilters } from './more-filters';
import { NO_LEAD, type WorkOrderView } from './work-order-view';

const statuses = [
  ...optionsOf(WORK_ORDER_STATUSES, WORK_ORDER_STATUS_LABELS),
  { id: 'notStarted', label: 'Not started' },
  { id: 'closed', label: 'All closed' },
  { id: 'all', label: 'All, open and closed' },
];
const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const times = [
  { id: 'overdue', label: 'Overdue' },
  { id: 'today', label: 'Planned for today' },
  { id: 'tomorrow', label: 'Planned for tomorrow' },
];

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
  const more = useMoreFilters(view);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search work orders" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter
          view={view}
          name="status"
          label="Status"
          emptyLabel={usualStatuses}
          options={statuses}
        />
        <SelectFilter view={view} name="time" label="Time" emptyLabel="Any time" options={times} />
        <SelectFilter view={view} name="type" label="Type" emptyLabel="Any type" options={types} />
        <LeadFilter view={view} name={names.lead} />
        {more.button}
      </Toolbar>
      {more.open && <MoreFilters id={more.id} view={view} names={names} />}
    </>
  );
}

function LeadFilter({ view, name }: { readonly view: WorkOrderView; readonly name: string }) {
  const { employeeId } = useSession();
  return (
    <>
      <ComboBoxFilter
        view={view}
        name="lead"
        label="Lead"
        placeholder="Any lead"
        chosenName={name}
        setElsewhere={['me', NO_LEAD]}
        load={employeeOptions}
      />
      {employeeId && <SwitchFilter view={view} name="lead" value="me" label="Mine" />}
      <SwitchFilter view={view} name="lead" value={NO_LEAD} label="No lead" />
    </>
  );
}
