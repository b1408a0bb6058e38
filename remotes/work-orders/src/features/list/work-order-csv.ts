import type { CsvColumn } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';

/** What a file says of each of them. */
export const workOrderCsv: readonly CsvColumn<Stored<WorkOrder>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Type', value: ({ type }) => WORK_ORDER_TYPE_LABELS[type] },
  { header: 'Status', value: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
  { header: 'Priority', value: ({ priority }) => PRIORITY_LABELS[priority] },
  { header: 'Customer', value: ({ customerRef }) => customerRef.name },
  { header: 'Site', value: ({ siteRef }) => siteRef.name },
  { header: 'Lead', value: ({ leadName }) => leadName },
  { header: 'Crew', value: ({ crewRefs }) => crewRefs.map(({ name }) => name).join(', ') },
  { header: 'Planned start', value: ({ plannedStart }) => plannedStart?.toISOString() },
  { header: 'Planned end', value: ({ plannedEnd }) => plannedEnd?.toISOString() },
  { header: 'Due', value: ({ dueDate }) => dueDate },
  { header: 'Estimate (min)', value: ({ estimateMin }) => estimateMin },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Outcome', value: ({ outcome }) => outcome },
  { header: 'Completed', value: ({ completedAt }) => completedAt?.toISOString() },
];
