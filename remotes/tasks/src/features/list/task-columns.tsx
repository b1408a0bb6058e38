import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS, type Priority, type Task } from '@fm/domain/task';
import { Badge, type Tone, Tooltip } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { Changed } from '../formatting/changed';
import { Due } from '../formatting/due';
import { TaskStatusMark } from '../formatting/task-status';
import { DoneButton, TaskTransitionMenu } from '../transitions/task-transitions';
import css from './task-columns.module.css';

type Row = Stored<Task>;

/** The columns of the list. */
export const taskColumns: readonly Column<Row>[] = [
  { id: 'title', header: 'Task', sortable: true, cell: ({ title }) => title },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '7.5rem',
    cell: ({ status, blockedReason }) => (
      <Tooltip text={blockedReason}>
        {(target) => (
          <span {...target}>
            <TaskStatusMark status={status} />
          </span>
        )}
      </Tooltip>
    ),
  },
  { id: 'due', header: 'Due', width: '8.5rem', sortable: true, cell: (task) => <Due task={task} /> },
  {
    id: 'priority',
    header: 'Priority',
    speaksForItself: true,
    width: '5.5rem',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  {
    id: 'assignee',
    header: 'Assignee',
    speaksForItself: true,
    width: '9.5rem',
    cell: ({ assigneeRef }) => assigneeRef?.name,
  },
  {
    id: 'customer',
    header: 'Customer',
    speaksForItself: true,
    width: '11rem',
    showFrom: 'wide',
    cell: ({ customerRef }) => customerRef && <span dir="auto">{customerRef.name}</span>,
  },
  {
    id: 'changed',
    header: 'Changed',
    width: '6.5rem',
    sortable: true,
    showFrom: 'never',
    cell: ({ updatedAt }) => <Changed at={updatedAt} />,
  },
  {
    id: 'move',
    header: 'Change status',
    hideHeader: true,
    width: '5rem',
    cell: (task) => (
      <span className={css.transitions}>
        <DoneButton task={task} />
        <TaskTransitionMenu task={task} />
      </span>
    ),
  },
];

const tones: Partial<Record<Priority, Tone>> = { urgent: 'danger', high: 'warning' };

/** What comes first. Only what stands out gets a frame. */
function PriorityMark({ priority }: { readonly priority: Priority }) {
  const tone = tones[priority];
  return tone ? <Badge tone={tone} label={PRIORITY_LABELS[priority]} /> : PRIORITY_LABELS[priority];
}
