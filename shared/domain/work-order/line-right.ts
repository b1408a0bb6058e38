import type { Actor } from '../record';
import { isOnCrew, isStaff, kindOfRole } from '../role';
import type { WorkOrder } from './work-order';

type Order = Pick<WorkOrder, 'status' | 'statusGroup' | 'leadId' | 'crewIds'> & {
  readonly trashed?: boolean;
};

/** What an actor writes of an order's parts and costs: all of it, what was used alone, or nothing for a reason. */
export type LineRight =
  | { readonly writes: 'all' | 'used' }
  | { readonly writes: 'none'; readonly reason: string };

/** What the security rules say too: a verified order is locked, and the crew tells what it used while it works. */
export function lineRight(order: Order, { role, employeeId }: Actor): LineRight {
  const none = (reason: string): LineRight => ({ writes: 'none', reason });
  const kind = kindOfRole(role);
  if (order.trashed) return none('The order is in the trash, so its parts and costs stay as they are.');
  if (order.status === 'verified' && kind !== 'admin')
    return none('The order is verified, so its parts and costs stay as they are.');
  if (isStaff(role)) return { writes: 'all' };
  if (!isOnCrew(employeeId, order))
    return none('Office staff, the lead and the crew note what is used on this order.');
  return order.statusGroup === 'closed'
    ? none('The job is closed. Office staff change its parts and costs.')
    : { writes: 'used' };
}
