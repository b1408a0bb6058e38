import type { Actor } from '@fm/domain/record';
import { kindOfRole, mayTransitionWorkOrder } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';

/**
 * Why `actor` finds fewer buttons on this order than its status would allow, or none, a sentence each: a missing
 * button must not be a riddle.
 */
export function whyNot(order: WorkOrder, actor: Actor): string[] {
  const manager = kindOfRole(actor.role) === 'manager';
  if (manager && !mayTransitionWorkOrder(actor, order)) {
    return ['You can read and comment on this order. Only office staff, its lead and its crew move it on.'];
  }
  return manager ? whyNotAsCrew(order) : whyNotAsStaff(order, actor);
}

function whyNotAsCrew({ status }: WorkOrder): string[] {
  switch (status) {
    case 'draft':
      return ['This order is not scheduled yet. Office staff schedule it.'];
    case 'scheduled':
    case 'inProgress':
    case 'onHold':
      return [
        'You are on this job, so you can move it on. Office staff change, unschedule and cancel orders.',
      ];
    case 'completed':
      return ['The job is completed. Office staff verify or reopen it.'];
    case 'verified':
      return ['This order is verified and locked.'];
    case 'cancelled':
      return ['This order is cancelled.'];
  }
}

function whyNotAsStaff({ status, completedBy }: WorkOrder, actor: Actor): string[] {
  switch (status) {
    case 'inProgress':
      return ['To cancel a job that has started, put it on hold first.'];
    case 'completed':
      return completedBy?.uid === actor.uid
        ? ['You completed this job, so somebody else has to verify it.']
        : [];
    case 'verified':
      return kindOfRole(actor.role) === 'admin'
        ? []
        : ['This order is verified and locked. An administrator can take that back.'];
    case 'cancelled':
      return ['Cancelled orders stay as they are. If the work is needed after all, create a new one.'];
    default:
      return [];
  }
}
