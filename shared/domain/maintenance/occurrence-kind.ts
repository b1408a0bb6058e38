import { defineKind, type RecordKind } from '../record';
import { OCCURRENCE_STATE_LABELS, type Occurrence, occurrenceSchema } from './occurrence';

/** The occurrences of one plan. */
export const occurrencesOf = (planId: string): RecordKind<Occurrence> =>
  defineKind<Occurrence>({
    path: `maintenancePlans/${planId}/occurrences`,
    type: 'occurrence',
    called: { one: 'occurrence', many: 'occurrences' },
    permission: 'maintenance:edit',
    schema: occurrenceSchema,
    fields: {
      planRef: 'Plan',
      customerRef: 'Customer',
      siteRef: 'Site',
      dueDate: { label: 'Due date', format: 'day' },
      originalDate: { label: 'Original date', format: 'day' },
      state: { label: 'State', labels: OCCURRENCE_STATE_LABELS },
      workOrderId: 'Work order id',
      skippedReason: 'Skipped reason',
      movedBy: 'Moved',
      completedOn: { label: 'Completed on', format: 'day' },
      carriedFrom: 'Carried from',
    },
    label: ({ planRef, dueDate }) => `${planRef.name}, ${dueDate}`,
    links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  });
