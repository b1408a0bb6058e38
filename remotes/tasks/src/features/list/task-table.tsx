import type { LivePage } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { DUE_GROUP_LABELS, dueGroupOf, type Task } from '@fm/domain/task';
import { DataTable } from '@fm/ui/table';
import { taskColumns } from './task-columns';
import { taskGroups } from './task-groups';
import { isGrouped, orderOf, type TaskView } from './task-view';

interface TaskTableProps {
  readonly page: LivePage<Task>;
  readonly view: TaskView;
}

/** The tasks of one page: by when they are due, as long as they come in that order. */
export function TaskTable({ page, view }: TaskTableProps) {
  const now = today(COMPANY.timezone);
  const counts = new Map(taskGroups(page.rows, now, page).map(({ group, count }) => [group, count]));
  const groupOf = ({ dueDate }: Task) => {
    const id = dueGroupOf(dueDate, now);
    return { id, label: DUE_GROUP_LABELS[id], count: counts.get(id), alert: id === 'overdue' };
  };
  return (
    <DataTable
      caption="Tasks"
      layoutName="tasks"
      columns={taskColumns}
      rows={page.rows}
      rowHref={({ id }) => `/tasks/form?id=${id}`}
      groupOf={isGrouped(view) ? groupOf : undefined}
      sort={orderOf(view)}
      {...(view.filter.time === undefined && { onSort: view.setSort })}
    />
  );
}
