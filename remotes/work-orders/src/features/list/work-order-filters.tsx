import { useSession } from '@fm/platform';
import { type FilterNames, filterFields } from '@fm/screens/list';
import { lazily, SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import type { ReactNode } from 'react';
import { orderList } from './order-list';
import { useMoreFilters } from './use-more-filters';
import { NO_LEAD, type WorkOrderFilter, type WorkOrderView } from './work-order-view';

const MoreFilters = lazily('these filters', async () => (await import('./more-filters')).MoreFilters);

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
  const more = useMoreFilters(view);
  const { employeeId } = useSession();
  const { status, time, type, lead } = filterFields<WorkOrderFilter>(orderList, view, names.chosen, {
    status: { emptyLabel: usualStatuses },
  });
  return (
    <>
      <Toolbar
        search={<SearchField label="Search work orders" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        {status}
        {time}
        {type}
        {lead}
        {employeeId && <SwitchFilter view={view} name="lead" value="me" label="Mine" />}
        <SwitchFilter view={view} name="lead" value={NO_LEAD} label="No lead" />
        {more.button}
      </Toolbar>
      {more.open && <MoreFilters id={more.id} view={view} names={names.chosen} />}
    </>
  );
}
