import { employeeOptions, type ListCounts } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@fm/domain/task';
import { useSession } from '@fm/platform';
import { ListChips, SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useFilterNames } from './api/filter-names';
import type { TaskView } from './task-view';

const statuses = [
  ...optionsOf(TASK_STATUSES, TASK_STATUS_LABELS),
  { id: 'closed', label: 'All closed' },
  { id: 'all', label: 'All, open and closed' },
];
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

interface TaskFiltersProps {
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: TaskView;
  readonly counts: ListCounts;
}

/** Search and filters above the list, and what they leave of it. */
export function TaskFilters({ view, counts, end }: TaskFiltersProps) {
  const { filter } = view;
  const names = useFilterNames(filter);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search tasks" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter view={view} name="status" label="Status" emptyLabel="All open" options={statuses} />
        <SelectFilter
          view={view}
          name="priority"
          label="Priority"
          emptyLabel="Any priority"
          options={priorities}
        />
        <AssigneeFilter view={view} name={names.assignee} />
        <SwitchFilter view={view} name="time" value="due" label="Due" />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          status: { label: 'Status', values: { ...TASK_STATUS_LABELS, closed: 'closed', all: 'all' } },
          time: { label: 'Time', values: { due: 'due today or before' } },
          priority: { label: 'Priority', values: PRIORITY_LABELS },
          assignee: { label: 'Assignee', values: { [filter.assignee ?? '']: names.assignee } },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: names.customer } },
        }}
        noun="tasks"
        counts={counts}
        hidden={{
          filter: 'status',
          shownBy: 'closed',
          one: 'closed task',
          many: 'closed tasks',
          all: 'Closed tasks',
        }}
      />
    </>
  );
}

function AssigneeFilter({ view, name }: { readonly view: TaskView; readonly name: string }) {
  const { employeeId } = useSession();
  return (
    <>
      <ComboBoxFilter
        view={view}
        name="assignee"
        label="Assignee"
        placeholder="Anyone"
        chosenName={name}
        setElsewhere={['me']}
        load={employeeOptions}
      />
      {employeeId && <SwitchFilter view={view} name="assignee" value="me" label="Mine" />}
    </>
  );
}
