import type { CsvColumn } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS, TASK_STATUS_LABELS, type Task } from '@fm/domain/task';

/** What a file says of each of them. */
export const taskCsv: readonly CsvColumn<Stored<Task>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Status', value: ({ status }) => TASK_STATUS_LABELS[status] },
  { header: 'Priority', value: ({ priority }) => PRIORITY_LABELS[priority] },
  { header: 'Assignee', value: ({ assigneeRef }) => assigneeRef?.name },
  { header: 'Start', value: ({ startDate }) => startDate },
  { header: 'Due', value: ({ dueDate }) => dueDate },
  { header: 'Time', value: ({ dueTime }) => dueTime },
  { header: 'Estimate (min)', value: ({ estimateMin }) => estimateMin },
  { header: 'Customer', value: ({ customerRef }) => customerRef?.name },
  { header: 'Work order', value: ({ workOrderRef }) => workOrderRef?.name },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Done', value: ({ doneAt }) => doneAt?.toISOString() },
  { header: 'Done by', value: ({ doneBy }) => doneBy?.name },
];
