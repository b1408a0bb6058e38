import { isReassigned } from '@fm/domain/assignment';
import { isCalendarDay } from '@fm/domain/calendar-day';
import { isTimeOfDay } from '@fm/domain/instant';
import type { Stored } from '@fm/domain/record';
import { plannedToRecord, type WorkOrder, type WorkOrderInput } from '@fm/domain/work-order';
import type { Plan } from '../planning/assignment/use-assignment';

/** The fields of the form that say who does which job, where and when. */
export type PlannedFields = Pick<
  WorkOrderInput,
  | 'title'
  | 'type'
  | 'assetRefs'
  | 'leadRef'
  | 'crewRefs'
  | 'siteRef'
  | 'timezone'
  | 'plannedDay'
  | 'plannedFrom'
  | 'plannedTo'
  | 'estimateMin'
>;

/** Who is to do what, as it stands in the form; without a time while day or start are missing. */
export function planOf(fields: PlannedFields, id: string | undefined): Plan {
  const { leadRef, crewRefs, siteRef, timezone, plannedDay, plannedFrom, estimateMin } = fields;
  const planned = isCalendarDay(plannedDay) && isTimeOfDay(plannedFrom);
  return {
    job: {
      id,
      title: fields.title,
      type: fields.type,
      assetRefs: fields.assetRefs,
      timezone,
      estimateMin: estimateMin ?? undefined,
      ...(planned && plannedToRecord(fields, timezone)),
    },
    siteId: siteRef?.id,
    lead: leadRef,
    crew: crewRefs,
  };
}

/** Whether the form plans something somebody has to answer for, beside what is stored. */
export const needsReason = (order: Stored<WorkOrder> | undefined, { job, lead, crew }: Plan): boolean =>
  isReassigned(order, {
    leadId: lead?.id ?? '',
    crewIds: crew.map(({ id }) => id),
    plannedStart: job.plannedStart,
    plannedEnd: job.plannedEnd,
  });
