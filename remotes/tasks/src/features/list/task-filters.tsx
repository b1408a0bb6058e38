import { employeeOptions, type ListCounts } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@fm/domain/task';
import { useSession } from '@fm/platform';
import { chipsOf, FilterChips, HiddenNote, SearchField, Switch, TextLink, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useFilterNames } from './api/filter-names';
import type { STATUS_FILTERS, TaskView } from './task-view';

const statuses = [
  ...optionsOf(TASK_STATUSES, TASK_STATUS_LABELS),
  { id: 'closed', label: 'All closed' },
  { id: 'all', label: 'All, open and closed' },
] as const;
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

interface TaskFiltersProps {
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: TaskView;
  readonly counts: ListCounts;
}

/** Search and filters above the list, and what they leave of it. */
export function TaskFilters({ view, counts, end }: TaskFiltersProps) {
  const { filter, setFilter } = view;
  const names = useFilterNames(filter);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search tasks" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectField
          label="Status"
          hideLabel
          emptyLabel="All open"
          options={statuses}
          value={filter.status as (typeof STATUS_FILTERS)[number] | undefined}
          onChange={(status) => setFilter('status', status ?? undefined)}
        />
        <SelectField
          label="Priority"
          hideLabel
          emptyLabel="Any priority"
          options={priorities}
          value={filter.priority as (typeof PRIORITIES)[number] | undefined}
          onChange={(priority) => setFilter('priority', priority ?? undefined)}
        />
        <AssigneeFilter view={view} name={names.assignee} />
      </Toolbar>
      <FilterChips
        chips={chipsOf(view, {
          status: { label: 'Status', values: { ...TASK_STATUS_LABELS, closed: 'closed', all: 'all' } },
          priority: { label: 'Priority', values: PRIORITY_LABELS },
          assignee: { label: 'Assignee', values: { [filter.assignee ?? '']: names.assignee } },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: names.customer } },
        })}
        noun="tasks"
        matching={counts.matching}
        total={counts.total}
        onClearAll={view.clear}
        note={
          filter.status === undefined && (
            // Closed tasks are hidden until asked for; never without saying so.
            <HiddenNote hidden={counts.hidden} one="closed task" many="closed tasks" all="Closed tasks">
              <TextLink to="?status=closed">Show</TextLink>
            </HiddenNote>
          )
        }
      />
    </>
  );
}

function AssigneeFilter({ view, name }: { readonly view: TaskView; readonly name: string }) {
  const { assignee } = view.filter;
  const { employeeId } = useSession();
  return (
    <>
      <ComboBoxField
        label="Assignee"
        hideLabel
        placeholder="Anyone"
        value={assignee && assignee !== 'me' ? { id: assignee, name } : null}
        onChange={(person) => view.setFilter('assignee', person?.id)}
        load={employeeOptions}
      />
      {employeeId && (
        <Switch
          label="Mine"
          value={assignee === 'me'}
          onChange={(mine) => view.setFilter('assignee', mine ? 'me' : undefined)}
        />
      )}
    </>
  );
}
