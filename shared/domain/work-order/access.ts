import type { Actor } from '../record';
import { isStaff, mayTransitionWorkOrder } from '../role';
import type { WorkOrder } from './work-order';

/** Days before its appointment from which the crew of a job may know how one comes in there. */
export const ACCESS_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Whether somebody may know the access note of the site of a job: the office always, its crew while the job is open and
 * from seven days before its appointment on.
 */
export function mayKnowAccess(
  actor: Actor,
  order: Pick<WorkOrder, 'leadId' | 'crewIds' | 'statusGroup' | 'plannedStart'>,
  now: Date,
): boolean {
  if (isStaff(actor.role)) return true;
  const { plannedStart, statusGroup } = order;
  if (statusGroup === 'closed' || !plannedStart || !mayTransitionWorkOrder(actor, order)) return false;
  return plannedStart.getTime() - now.getTime() <= ACCESS_DAYS * DAY_MS;
}
