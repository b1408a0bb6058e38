import { useLiveRecord, useLiveRows, useToday } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { occurrencesOf } from '@fm/domain/maintenance';
import { proposedTime } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import { type PlannedInput, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, formatLocalTime } from '@fm/ui';

/** A time for an order that was created from a plan, and where the proposal comes from, as a sentence. */
export interface ProposedTime {
  readonly planned: PlannedInput;
  readonly why: string;
}

/**
 * When an order without a time is to be done that belongs to an occurrence of a plan: on the day of the occurrence, at
 * the time of the plan's last order. Undefined for any other order, and until the day is known. Reads two records.
 */
export function useProposedTime(order: Stored<WorkOrder> | undefined): ProposedTime | undefined {
  const { planRef, occurrenceId } = order && !order.plannedStart ? order : {};
  const today = useToday();
  const occurrence = useLiveRecord(occurrencesOf(planRef?.id ?? ''), planRef && occurrenceId);
  const latest = useLatestOrder(planRef?.id);
  if (!order || occurrence.status !== 'ready' || latest.status === 'loading') return undefined;
  const { dueDate } = occurrence.record;
  const [last] = latest.rows;
  const planned = proposedTime(order, dueDate < today ? '' : dueDate, last);
  return { planned, why: wordsOf(dueDate, planned, last !== undefined) };
}

/** The order of a plan that is planned last of all. */
const useLatestOrder = (planId: string | undefined) =>
  useLiveRows(
    planId === undefined ? undefined : workOrders,
    (spec) =>
      spec.where('trashed', '==', false).where('planRef.id', '==', planId).orderBy('plannedDay', 'desc'),
    1,
  );

function wordsOf(due: CalendarDay, { plannedDay, plannedFrom }: PlannedInput, usual: boolean): string {
  if (plannedDay === '') return `The occurrence of its plan was due on ${formatDay(due)}.`;
  return usual
    ? `Proposed from its plan: the occurrence is due on ${formatDay(due)}, and the last one began at ${formatLocalTime(plannedFrom)}.`
    : `Proposed from its plan: the occurrence is due on ${formatDay(due)}.`;
}
