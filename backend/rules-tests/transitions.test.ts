import { ASSET_STATUSES, type Asset, type AssetStatus, assets, transitionAsset } from '@fm/domain/asset';
import {
  maintenancePlans,
  PLAN_STATES,
  type Plan,
  type PlanState,
  transitionPlan,
} from '@fm/domain/maintenance';
import { OFFER_STATUSES, type Offer, type OfferStatus, offers, transitionOffer } from '@fm/domain/offer';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import { REMINDER_STATES, type Reminder, reminders, transitionReminder } from '@fm/domain/reminder';
import { TASK_STATUSES, type Task, type TaskStatus, tasks, transitionTask } from '@fm/domain/task';
import type { Step } from '@fm/domain/transitions';
import {
  STATUS_GROUP_OF,
  transitionWorkOrder,
  WORK_ORDER_STATUSES,
  type WorkOrder,
  type WorkOrderStatus,
  workOrders,
} from '@fm/domain/work-order';
import { change, creation, type Documents, documentOf, existing } from './documents';
import { judge } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import * as samples from './samples';
import { ORDER_STEP, ordersIn } from './work-order-samples';

const TODAY = '2026-11-20';
const WHO: readonly Person[] = ['admin', 'office', 'empty', 'manager'];
const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const by = (person: Person) => ({ uid: PEOPLE[person].uid, name: PEOPLE[person].name });
const other = { uid: 'u-other', name: 'Ida Ohm' };

/** One state machine: how records look in each status, and what a step of the domain writes. */
interface Machine<R extends object> {
  readonly name: string;
  readonly kind: RecordKind<R>;
  readonly field: keyof R & string;
  readonly statuses: readonly string[];
  /** Records in a status, as different actors stand to them; the name tells the difference. */
  records(status: string): Readonly<Record<string, Stored<R>>>;
  step(record: Stored<R>, to: string, actor: Actor): Step<R>;
  /** What else a commit of this step writes. */
  along?(record: Stored<R>, to: string, actor: Actor): Documents;
}

/** What somebody would write who does not ask: the patch the step gives those who may, or the bare status. */
function forged<R extends object>(machine: Machine<R>, record: Stored<R>, to: string, actor: Actor): object {
  const helper = { ...actor, role: 'admin' };
  const asAdmin = machine.step(record, to, helper);
  if (asAdmin.ok) return asAdmin.patch;
  const asOther = machine.step(record, to, { ...helper, uid: 'u-third' });
  if (asOther.ok) return JSON.parse(JSON.stringify(asOther.patch).replaceAll('u-third', actor.uid), revived);
  return {
    [machine.field]: to,
    ...(machine.kind.type === 'workOrder' && { statusGroup: STATUS_GROUP_OF[to as WorkOrderStatus] }),
  };
}

const revived = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? new Date(value) : value;

/** Every pair of statuses, every record, every kind of role: rules and domain must agree. */
function compare<R extends object>(machine: Machine<R>): void {
  const pairs = machine.statuses.flatMap((from) => machine.statuses.map((to) => [from, to] as const));
  describe(machine.name, () => {
    it.each(pairs)('%s to %s', (from, to) => {
      for (const [variant, record] of Object.entries(machine.records(from))) {
        const stored = { [`${machine.kind.path}/${record.id}`]: documentOf(record) };
        for (const person of WHO) {
          const actor = PEOPLE[person];
          const step = machine.step(record, to, actor);
          const patch = step.ok ? step.patch : forged(machine, record, to, actor);
          const note = step.ok ? step.note : 'Because I say so.';
          const written = {
            ...machine.along?.(record, to, actor),
            ...change(machine.kind, actor, record, patch, { kind: 'status', ...(note && { note }) }),
          };
          const { allowed, why } = judge(person, stored, written);
          expect({ variant, person, allowed, why }).toEqual({ variant, person, allowed: step.ok, why });
        }
      }
    });
  });
}

const tasksIn = (status: string): Record<string, Stored<Task>> => {
  const traces: Record<string, object> = {
    open: {},
    inProgress: { startedAt: EARLIER },
    blocked: { startedAt: EARLIER, blockedReason: 'Parts' },
    inReview: { startedAt: EARLIER, submittedBy: other },
    done: { startedAt: EARLIER, doneAt: EARLIER, doneBy: other },
    cancelled: { cancelReason: 'Not needed' },
  };
  const { assigneeRef: _, ...free } = samples.TASK.values;
  const task = (over: object) =>
    existing<Task>({ ...free, ...traces[status], status } as Task, { number: 'TA-2026-0001', ...over });
  return {
    'of nobody': task({}),
    'with review': task({ needsReview: true }),
    'created by the manager': task({ createdBy: by('manager'), needsReview: true }),
    'assigned to the manager': task({ assigneeRef: { id: 'e-manager', name: 'Marek Wolny' } }),
    'handed in by the manager who created it': task({
      createdBy: by('manager'),
      ...(status === 'inReview' && { submittedBy: by('manager') }),
      needsReview: true,
    }),
    'handed in by the office': task({
      ...(status === 'inReview' && { submittedBy: by('office') }),
      needsReview: true,
    }),
  };
};

compare<Task>({
  name: 'a task',
  kind: tasks,
  field: 'status',
  statuses: TASK_STATUSES,
  records: tasksIn,
  step: (task, to, actor) =>
    transitionTask(
      task,
      to as TaskStatus,
      { blockedReason: 'Parts', cancelReason: 'Not needed', note: 'Look again.' },
      actor,
      NOW,
    ),
});

compare<WorkOrder>({
  name: 'a work order',
  kind: workOrders,
  field: 'status',
  statuses: WORK_ORDER_STATUSES,
  records: ordersIn,
  step: (order, to, actor) => transitionWorkOrder(order, to as WorkOrderStatus, ORDER_STEP, actor, NOW),
});

const offersIn = (status: string): Record<string, Stored<Offer>> => {
  const sent = { sentAt: EARLIER };
  const traces: Record<string, object> = {
    draft: {},
    sent,
    accepted: { ...sent, decidedAt: EARLIER, decidedOn: '2026-11-19', decidedByName: 'Rosa Klein' },
    declined: { ...sent, decidedAt: EARLIER, decidedOn: '2026-11-19', lostReason: 'price' },
    expired: { ...sent, validUntil: '2026-11-01', issueDate: '2026-10-01' },
    withdrawn: { withdrawReason: 'A mistake' },
    superseded: { ...sent, supersededById: 'o0' },
    converted: { ...sent, convertedTo: [{ type: 'workOrder', id: 'w1' }] },
  };
  const offer = (over: object) =>
    existing<Offer>({ ...samples.OFFER.values, ...traces[status], status } as Offer, {
      number: 'OF-2026-0001',
      ...over,
    });
  return { 'of one version': offer({}), 'of a second version': offer({ version: 2, rootId: 'o9' }) };
};

compare<Offer>({
  name: 'an offer',
  kind: offers,
  field: 'status',
  statuses: OFFER_STATUSES,
  records: offersIn,
  step: (offer, to, actor) =>
    transitionOffer(
      offer,
      to as OfferStatus,
      {
        decidedByName: 'Rosa Klein',
        option: 'A',
        lostReason: 'price',
        lostNote: 'Too dear',
        validUntil: '2026-12-24',
        reason: 'A mistake',
        supersededById: 'next',
        convertedTo: [{ type: 'workOrder', id: 'w1' }],
      },
      actor,
      NOW,
      TODAY,
    ),
  along: ({ id, rootId, version }, to, actor) => {
    if (to === 'converted') {
      const offerRef = { id, name: 'OF-2026-0001 Filters for a year' };
      return creation(workOrders, actor, 'w1', { ...samples.WORK_ORDER.values, offerRef });
    }
    if (to !== 'superseded') return {};
    return creation(offers, actor, 'next', {
      ...samples.OFFER.values,
      version: version + 1,
      rootId: rootId ?? id,
    });
  },
});

compare<Plan>({
  name: 'a plan',
  kind: maintenancePlans,
  field: 'state',
  statuses: PLAN_STATES,
  records: (state) => ({
    'like any': existing<Plan>({ ...samples.PLAN.values, state } as Plan, { number: 'MP-2026-0001' }),
  }),
  step: (plan, to, actor) => transitionPlan(plan, to as PlanState, { resume: 'today' }, actor, TODAY),
});

compare<Asset>({
  name: 'an asset',
  kind: assets,
  field: 'status',
  statuses: ASSET_STATUSES,
  records: (status) => ({
    'like any': existing<Asset>({ ...samples.ASSET.values, status, statusReason: 'Leaks.' } as Asset),
  }),
  step: (asset, to, actor) => transitionAsset(asset, to as AssetStatus, { reason: 'Leaks.' }, actor, NOW),
});

const remindersIn = (state: string): Record<string, Stored<Reminder>> => {
  const later = new Date('2026-11-25T08:00:00.000Z');
  const traces: Record<string, object> = {
    snoozed: { snoozedUntil: later },
    done: { doneAt: EARLIER },
    dismissed: { firedAt: EARLIER },
  };
  const reminder = (fireAt: Date, over: object = {}) =>
    existing<Reminder>({ ...samples.REMINDER.values, ...traces[state], state, fireAt, ...over } as Reminder);
  return {
    'to come': reminder(later),
    'whose time has come': reminder(EARLIER),
    "the manager's, to come": reminder(later, { ownerRef: { id: PEOPLE.manager.uid, name: 'Marek Wolny' } }),
    "the manager's, whose time has come": reminder(EARLIER, {
      ownerRef: { id: PEOPLE.manager.uid, name: 'Marek Wolny' },
    }),
  };
};

compare<Reminder>({
  name: 'a reminder',
  kind: reminders,
  field: 'state',
  statuses: REMINDER_STATES,
  records: remindersIn,
  step: (reminder, to, actor) =>
    transitionReminder(
      reminder,
      to as Reminder['state'],
      { snoozedUntil: new Date('2026-11-21T08:00:00.000Z') },
      actor,
      NOW,
    ),
});
