import { durationText } from '../duration';
import { defineKind, type RecordKind } from '../record';
import { type Job, LABOUR_KIND_LABELS, type Labour, labourSchema } from './labour';

/** The time spent on one job. */
export const labourOf = ({ workOrderRef, customerId, siteId }: Job): RecordKind<Labour> =>
  defineKind<Labour>({
    path: `workOrders/${workOrderRef.id}/labour`,
    type: 'labour',
    called: { one: 'labour', many: 'labour' },
    trash: 'without history',
    schema: labourSchema,
    fields: {
      workOrderRef: 'Work order',
      employeeRef: 'Employee',
      kind: { label: 'Kind', labels: LABOUR_KIND_LABELS },
      day: { label: 'Day', format: 'day' },
      startedAt: 'Started',
      endedAt: 'Ended',
      minutes: { label: 'Duration', format: 'minutes' },
      billable: 'Billable',
      note: 'Note',
    },
    label: ({ kind, minutes, employeeRef }) =>
      `${LABOUR_KIND_LABELS[kind]}, ${durationText(minutes)}, ${employeeRef.name}`,
    links: () => ({ customerId, siteId, about: workOrderRef.id }),
  });

/** Labour on whichever order it is. */
export const ANY_LABOUR = labourOf({
  workOrderRef: { id: '-', name: '' },
  customerId: '-',
  siteId: '-',
  timezone: '',
});
