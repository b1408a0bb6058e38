import { useSession } from '@fm/platform';
import { type FilterNames, filterFields, filtersOn } from '@fm/screens/list';
import { lazily, SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import type { ReactNode } from 'react';
import { orderList } from './order-list';
import { NO_LEAD, type WorkOrderFilter, type WorkOrderView } from './work-order-view';

const MoreFilters = lazily('these filters', async () => (await import('./more-filters')).MoreFilters);

/** What is filtered by less often. */
const FURTHER: readonly WorkOrderFilter[] = [
  'type',
  'customer',
  'site',
  'asset',
  'crew',
  'priority',
  'origin',
  'dueFrom',
  'dueTo',
];

interface WorkOrderFiltersProps {
  /** What an empty status filter shows: "All open". */
  readonly usualStatuses: string;
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: WorkOrderView;
  /** What the people and places filtered by are called. */
  readonly names: FilterNames<WorkOrderFilter>;
}

/** Search and filters above the list. */
export function WorkOrderFilters({ view, names, usualStatuses, end }: WorkOrderFiltersProps) {
  const { employeeId } = useSession();
  const { status, time, lead } = filterFields<WorkOrderFilter>(orderList, view, names.chosen, {
    status: { emptyLabel: usualStatuses },
  });
  return (
    <Toolbar
      search={<SearchField label="Search work orders" value={view.search} onSearch={view.setSearch} />}
      more={{ fields: <MoreFilters view={view} names={names.chosen} />, on: filtersOn(view, FURTHER) }}
      end={end}
    >
      {status}
      {time}
      {lead}
      {employeeId && <SwitchFilter view={view} name="lead" value="me" label="Mine" />}
      <SwitchFilter view={view} name="lead" value={NO_LEAD} label="No lead" />
    </Toolbar>
  );
}
