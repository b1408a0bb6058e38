import type { Plan } from '@fm/domain/maintenance';
import type { Ref } from '@fm/domain/record';
import type { Reminder } from '@fm/domain/reminder';
import type { Task } from '@fm/domain/task';
import type { WorkOrder } from '@fm/domain/work-order';
import type { Computed } from '../unit';

/** Who a record is handed over from and to. */
export interface HandOver {
  readonly from: Ref;
  readonly to: Ref;
}

// What each of these gives is empty where the record is not theirs any more: handing over twice is once.

export const taskHandedOver =
  ({ from, to }: HandOver) =>
  ({ assigneeRef }: Task): Computed<Task> =>
    assigneeRef?.id === from.id ? { ok: true, patch: { assigneeRef: to }, kind: 'assigned' } : NOTHING;

export const leadHandedOver =
  ({ from, to }: HandOver) =>
  ({ leadId, crewRefs }: WorkOrder): Computed<WorkOrder> =>
    leadId === from.id
      ? {
          ok: true,
          patch: { leadId: to.id, leadName: to.name, crewRefs: without(crewRefs, to) },
          kind: 'assigned',
        }
      : NOTHING;

export const crewHandedOver =
  (step: HandOver) =>
  ({ leadId, crewRefs }: WorkOrder): Computed<WorkOrder> =>
    has(crewRefs, step.from)
      ? { ok: true, patch: { crewRefs: replaced(crewRefs, step, leadId) }, kind: 'assigned' }
      : NOTHING;

/** Lead and crew of the orders to come. */
export const planHandedOver =
  (step: HandOver) =>
  ({ template }: Plan): Computed<Plan> => {
    const { from, to } = step;
    const { leadId, leadName, crewRefs } = template;
    if (leadId !== from.id && !has(crewRefs, from)) return NOTHING;
    const lead = leadId === from.id ? { leadId: to.id, leadName: to.name } : { leadId, leadName };
    const crew = replaced(crewRefs, step, lead.leadId);
    return { ok: true, patch: { template: { ...template, ...lead, crewRefs: crew } } };
  };

/** Between logins, not employees. */
export const reminderHandedOver =
  ({ from, to }: HandOver) =>
  ({ ownerRef }: Reminder): Computed<Reminder> =>
    ownerRef.id === from.id ? { ok: true, patch: { ownerRef: to }, kind: 'assigned' } : NOTHING;

const NOTHING = { ok: true as const, patch: {} };

const has = (people: readonly Ref[], { id }: Ref): boolean => people.some((one) => one.id === id);
const without = (people: readonly Ref[], { id }: Ref): Ref[] => people.filter((one) => one.id !== id);

/** A crew in which one stands for another; nobody is on it twice, and the lead is not on it. */
function replaced(crew: readonly Ref[], { from, to }: HandOver, leadId: string | undefined): Ref[] {
  const stays = to.id === leadId || has(crew, to);
  return stays ? without(crew, from) : crew.map((one) => (one.id === from.id ? to : one));
}
