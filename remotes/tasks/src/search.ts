import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { TASK_STATUS_LABELS, tasks } from '@fm/domain/task';

export default {
  contract: CONTRACT,
  id: 'tasks',
  search: recordSearch({
    collection: tasks,
    orderBy: 'updatedAt',
    direction: 'desc',
    hit: ({ title, number, assigneeRef, customerRef, status }) => ({
      title,
      detail: [number, assigneeRef?.name, customerRef?.name],
      state: TASK_STATUS_LABELS[status],
    }),
  }),
} satisfies RemoteSearch;
