import { TASK_STATUS_LABELS, type TaskStatus } from '@fm/domain/task';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<TaskStatus, Omit<StatusProps, 'label'>>> = {
  open: { tone: 'neutral' },
  inProgress: { tone: 'info' },
  blocked: { tone: 'warning', shape: 'pause' },
  inReview: { tone: 'info', shape: 'dot' },
  done: { tone: 'success' },
  cancelled: { tone: 'neutral', shape: 'cross' },
};

/** Where a task stands. */
export const TaskStatusMark = ({ status }: { readonly status: TaskStatus }) => (
  <Status {...looks[status]} label={TASK_STATUS_LABELS[status]} />
);
