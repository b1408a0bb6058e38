import type { CsvColumn } from '@fm/data';
import { PLAN_HEALTH_LABELS, PLAN_STATE_LABELS, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';

/** What a file says of each of them. */
export const planCsv: readonly CsvColumn<Stored<Plan>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Name', value: ({ name }) => name },
  { header: 'State', value: ({ state }) => PLAN_STATE_LABELS[state] },
  { header: 'Health', value: ({ health }) => PLAN_HEALTH_LABELS[health] },
  { header: 'Customer', value: ({ customerRef }) => customerRef.name },
  { header: 'Site', value: ({ siteRef }) => siteRef.name },
  { header: 'Rhythm', value: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate) },
  { header: 'Start', value: ({ startDate }) => startDate },
  { header: 'End', value: ({ endDate }) => endDate },
  { header: 'Next visit', value: ({ nextDueDate }) => nextDueDate },
  { header: 'Lead', value: ({ template }) => template.leadName },
];
