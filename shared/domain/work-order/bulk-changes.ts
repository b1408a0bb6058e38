import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { movedToDay } from '../planning';
import type { ComputedPatch, Ref } from '../record';
import type { Priority } from '../task';
import { crewBeside } from './crew-beside';
import { mayEditWorkOrder, type WorkOrder, type WorkOrderStatus } from './work-order';

/** What a change of many work orders makes of each of them. */
export type OrderChange = (order: WorkOrder) => ComputedPatch<WorkOrder>;

const refused = (message: string): ComputedPatch<WorkOrder> => ({ ok: false, message });

/** A change of what the form edits: closed orders only an administrator changes. */
const editing =
  (role: string, change: OrderChange): OrderChange =>
  (order) =>
    mayEditWorkOrder(order, role) ? change(order) : refused('It is closed. Reopen it to change it.');

/** Gives a lead; null leaves them without one. */
export const toLead = (lead: Ref | null, role: string): OrderChange =>
  editing(role, ({ leadId, crewRefs }) =>
    leadId === (lead?.id ?? '')
      ? { ok: true, patch: {} }
      : {
          ok: true,
          patch: { leadId: lead?.id ?? '', leadName: lead?.name, crewRefs: crewBeside(lead, crewRefs) },
          kind: 'assigned',
        },
  );

export const toPriority = (priority: Priority, role: string): OrderChange =>
  editing(role, () => ({ ok: true, patch: { priority } }));

/** Work that has begun, or is over, is not planned again. */
const PLANNED_AGAIN: readonly WorkOrderStatus[] = ['draft', 'scheduled', 'onHold'];

const replanning =
  (to: (day: CalendarDay) => CalendarDay): OrderChange =>
  (order) => {
    const { status, plannedStart, timezone } = order;
    if (status === 'inProgress') return refused('The work has begun.');
    if (!PLANNED_AGAIN.includes(status)) return refused('It is closed.');
    if (!plannedStart) return refused('Nothing is planned yet. Give it a day and time on its form.');
    const day = dayIn(timezone, plannedStart);
    return { ok: true, patch: movedToDay(order, day, to(day), timezone) };
  };

/** Moves planned work by days; the time of the day stays as clocks at the site show it. */
export const shiftedBy = (days: number): OrderChange => replanning((day) => addDays(day, days));

/** Moves planned work to a day; the time of the day stays as clocks at the site show it. */
export const movedTo = (day: CalendarDay): OrderChange => replanning(() => day);
