import { taskAddress } from '@fm/contract/addresses';
import { columnsOf, employeeOptions } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import {
  DUE_GROUP_LABELS,
  dueGroupOf,
  PRIORITIES,
  PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  type Task,
  tasks,
} from '@fm/domain/task';
import { useSession } from '@fm/platform';
import {
  defineList,
  type ListTable,
  RecordListPage,
  recordFilter,
  selectFilter,
  switchFilter,
} from '@fm/screens/list';
import { SwitchFilter } from '@fm/ui';
import { TaskFormScreen } from '../pages';
import { TaskTransitions } from '../transitions/task-transitions';
import { tasksQuery } from './api/filtered-tasks';
import { taskColumns } from './task-columns';
import { taskGroups } from './task-groups';
import { boundOrder, isGrouped, type TaskFilter, type TaskSort, type TaskView } from './task-view';

/** What a file says of each of them. */
const taskCsv = columnsOf(tasks, [
  'number',
  'title',
  'status',
  'priority',
  'assigneeRef',
  ['startDate', 'Start'],
  ['dueDate', 'Due'],
  ['dueTime', 'Time'],
  ['estimateMin', 'Estimate (min)'],
  'customerRef',
  'workOrderRef',
  'description',
  'doneAt',
  ['doneBy', 'Done by'],
]);

/** What is to be done; what is done or cancelled is hidden until asked for. */
export const taskList = defineList<Task, TaskFilter, TaskSort>({
  kind: tasks,
  path: taskAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: TASK_STATUSES,
      labels: TASK_STATUS_LABELS,
      further: [
        { id: 'closed', label: 'All closed', chip: 'closed' },
        { id: 'all', label: 'All, open and closed', chip: 'all' },
      ],
      emptyLabel: 'All open',
    }),
    time: switchFilter({ label: 'Time', value: 'due', switchLabel: 'Due', chip: 'due today or before' }),
    priority: selectFilter({
      label: 'Priority',
      values: PRIORITIES,
      labels: PRIORITY_LABELS,
      emptyLabel: 'Any priority',
    }),
    assignee: recordFilter({
      label: 'Assignee',
      kind: employees,
      placeholder: 'Anyone',
      load: () => employeeOptions,
      others: { me: 'me' },
    }),
    customer: recordFilter({ label: 'Customer', kind: customers }),
  },
  sorts: ['due', 'title', 'changed'],
  defaultSort: { column: 'due', direction: 'asc' },
  query: tasksQuery,
  // A task is looked for by its customer from the customer's page alone.
  arrange: (view, { status, priority, assignee, time }) => (
    <>
      {status}
      {priority}
      {assignee}
      <Mine view={view} />
      {time}
    </>
  ),
  hidden: {
    filter: 'status',
    shownBy: 'closed',
    one: 'closed task',
    many: 'closed tasks',
    all: 'Closed tasks',
  },
  empty: {
    searched: ({ filter }) =>
      `titles, numbers, assignees and customers${filter.status === undefined ? ', among open tasks only' : ''}`,
    about: "Things to do that are no job at a customer's site: calls, orders, paperwork.",
    allHidden: {
      title: 'Nothing left to do',
      text: 'Every task is done or cancelled.',
      show: 'Show closed tasks',
      to: '?status=closed',
    },
  },
  create: { to: taskAddress.new(), permission: 'tasks:edit' },
  file: { name: 'tasks', columns: taskCsv },
});

const Mine = ({ view }: { readonly view: TaskView }) =>
  useSession().employeeId && <SwitchFilter view={view} name="assignee" value="me" label="Mine" />;

const OPENED_NEXT = [TaskFormScreen];

/** `/tasks`: what is to be done, by when. */
export const TaskList = () => (
  <RecordListPage
    list={taskList}
    table={taskTable}
    title="Tasks"
    around={TaskTransitions}
    next={OPENED_NEXT}
  />
);

/** The tasks of one page: by when they are due, as long as they come in that order. */
const taskTable: ListTable<Task, TaskFilter, TaskSort> = {
  layoutName: 'tasks',
  columns: taskColumns,
  rowHref: ({ id }) => taskAddress.edit(id),
  boundOrder,
  groupsOf: (page, view) => {
    if (!isGrouped(view)) return undefined;
    const now = today(COMPANY.timezone);
    const counts = new Map(taskGroups(page.rows, now, page).map(({ group, count }) => [group, count]));
    return ({ dueDate }) => {
      const id = dueGroupOf(dueDate, now);
      return { id, label: DUE_GROUP_LABELS[id], count: counts.get(id), alert: id === 'overdue' };
    };
  },
};
