import type { Actor } from '../record';
import { isOnCrew, isStaff, kindOfRole } from '../role';
import type { WorkOrder } from '../work-order';

type Order = Pick<WorkOrder, 'status' | 'leadId' | 'crewIds'>;

/** Whose time an actor notes on an order: everybody's, their own, or nobody's for a reason. */
export type NoteRight =
  | { readonly whose: 'all' | 'own' }
  | { readonly whose: 'none'; readonly reason: string };

/** What the security rules say too: a verified order is locked, and a manager notes the own time as lead or crew. */
export function noteRight(order: Order, { role, employeeId }: Actor): NoteRight {
  const kind = kindOfRole(role);
  if (order.status === 'verified' && kind !== 'admin') {
    return { whose: 'none', reason: 'The order is verified, so its times stay as they are.' };
  }
  if (isStaff(role)) return { whose: 'all' };
  return isOnCrew(employeeId, order)
    ? { whose: 'own' }
    : { whose: 'none', reason: 'Office staff, the lead and the crew note time on this order.' };
}

/** Whether this right covers the time of one employee. */
export const mayNoteOf = (right: NoteRight, actor: Actor, employeeId: string): boolean =>
  right.whose === 'all' || (right.whose === 'own' && actor.employeeId === employeeId);
