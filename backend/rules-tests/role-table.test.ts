import { customers } from '@fm/domain/customer';
import { employees, PRIVATE_ID } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';
import { can, PERMISSIONS, type Permission } from '@fm/domain/role';
import { tasks, transitionTask } from '@fm/domain/task';
import { users } from '@fm/domain/user';
import { transitionWorkOrder, workOrders } from '@fm/domain/work-order';
import { change, creation, type Documents, documentOf, entryFilled, existing, trashing } from './documents';
import { judge } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person, USERS } from './people';
import * as samples from './samples';
import { COMPANY_SETTINGS } from './to-come';

/** What is there, and what somebody writes. */
interface Deed {
  readonly stored: Documents;
  readonly written: Documents;
}

const edit =
  (kind: unknown, values: object, patch: object) =>
  (actor: Actor): Deed => {
    const of = kind as typeof tasks;
    const before = existing(values as typeof samples.TASK.values);
    return { stored: { [`${of.path}/r1`]: documentOf(before) }, written: change(of, actor, before, patch) };
  };

const order = existing(samples.WORK_ORDER.values, { id: 'w1', status: 'scheduled' });
const closed = existing(samples.WORK_ORDER.values, {
  status: 'cancelled',
  statusGroup: 'closed',
  cancelReason: 'x',
});
const started = existing(samples.WORK_ORDER.values, {
  id: 'w1',
  status: 'inProgress',
  statusGroup: 'active',
});
const customer = existing(samples.CUSTOMER.values);
const stored = (path: string, record: Parameters<typeof documentOf>[0]): Documents => ({
  [`${path}/${record.id}`]: documentOf(record),
});

/** For each permission something only it allows. */
const DEEDS: Readonly<Record<Permission, (actor: Actor) => Deed>> = {
  'employees:edit': edit(employees, samples.EMPLOYEE.values, samples.EMPLOYEE.edit),
  'employees:private': (actor) => ({
    stored: {},
    written: creation(samples.EMPLOYEE_PRIVATE.kind, actor, PRIVATE_ID, samples.EMPLOYEE_PRIVATE.values),
  }),
  // Those who may not know prices note what was used, but no cost.
  'prices:read': (actor) => ({
    stored: stored('workOrders', started),
    written: entryFilled(workOrders, actor, started, 'costs', 'c1', {
      order: 0,
      label: 'Parking',
      amountMinor: 450,
      billable: true,
    }),
  }),
  'customers:edit': edit(customers, samples.CUSTOMER.values, samples.CUSTOMER.edit),
  'tasks:edit': edit(tasks, samples.TASK.values, samples.TASK.edit),
  'workOrders:edit': edit(workOrders, samples.WORK_ORDER.values, samples.WORK_ORDER.edit),
  'offers:edit': edit(offers, samples.OFFER.values, samples.OFFER.edit),
  'maintenance:edit': edit(maintenancePlans, samples.PLAN.values, samples.PLAN.edit),
  'reminders:edit': (actor) => ({
    stored: {},
    written: creation(samples.REMINDER.kind, actor, 'r1', samples.REMINDER.values),
  }),
  'workOrders:move': (actor) => {
    const step = transitionWorkOrder(order, 'inProgress', {}, PEOPLE.office, NOW);
    if (!step.ok) throw new Error(step.message);
    return {
      stored: stored('workOrders', order),
      written: change(workOrders, actor, order, step.patch, { kind: 'status' }),
    };
  },
  'workOrders:comment': (actor) => ({
    stored: stored('workOrders', order),
    written: creation(samples.COMMENT.kind, actor, 'k1', samples.COMMENT.values, { kind: 'comment' }),
  }),
  'workOrders:unlock': (actor) => ({
    stored: stored('workOrders', closed),
    written: change(workOrders, actor, closed, samples.WORK_ORDER.edit),
  }),
  'records:trash': (actor) => ({
    stored: stored('customers', customer),
    written: trashing(customers, actor, customer),
  }),
  'records:purge': () => ({
    stored: { 'customers/r1': { ...documentOf(customer), trashed: true } },
    written: { 'customers/r1': undefined },
  }),
  'users:manage': (actor) => {
    const uid = PEOPLE.disabled.uid;
    const user = USERS[uid];
    if (!user) throw new Error('There is such a user.');
    const before = existing(user, { id: uid });
    return {
      stored: stored('users', before),
      written: change(users, actor, before, { role: 'manager', disabled: false }),
    };
  },
  'settings:manage': (actor) => ({
    stored: {},
    written: creation(COMPANY_SETTINGS.kind, actor, 'company', COMPANY_SETTINGS.values),
  }),
};

const WHO: readonly Person[] = ['admin', 'office', 'empty', 'manager'];
const cases = PERMISSIONS.flatMap((permission) => WHO.map((person) => [permission, person] as const));

describe('the rules give each role what the role table gives it', () => {
  it.each(cases)('%s to %s', (permission, person) => {
    const actor = PEOPLE[person];
    const deed = DEEDS[permission](actor);
    const { allowed, why } = judge(person, deed.stored, deed.written);
    expect({ allowed, why }).toEqual({ allowed: can(actor.role, permission), why });
  });

  it('to nobody what the table does not know', () => {
    expect(judge('admin', {}, { 'wishes/mine': { name: 'Mine' } }).allowed).toBe(false);
  });
});

describe('a manager moves a work order', () => {
  it.each([
    ['as lead', { leadId: 'e-manager', crewIds: [], crewRefs: [] }, true],
    ['on the crew', {}, true],
    ['of others, not at all', { crewIds: [], crewRefs: [] }, false],
  ])('%s', (_, over, allowed) => {
    const before = existing(samples.WORK_ORDER.values, { status: 'scheduled', ...over });
    const step = transitionWorkOrder(before, 'inProgress', {}, PEOPLE.office, NOW);
    if (!step.ok) throw new Error(step.message);
    const written = change(workOrders, PEOPLE.manager, before, step.patch, { kind: 'status' });
    expect(judge('manager', stored('workOrders', before), written).allowed).toBe(allowed);
  });
});

describe('a task without a person', () => {
  it('is taken by whoever starts it, for nobody else', () => {
    const { assigneeRef: _, ...free } = samples.TASK.values;
    const before = existing(free as typeof samples.TASK.values);
    const step = transitionTask(before, 'inProgress', {}, PEOPLE.manager, NOW);
    if (!step.ok) throw new Error(step.message);
    const start = (patch: object) =>
      judge(
        'manager',
        stored('tasks', before),
        change(tasks, PEOPLE.manager, before, patch, { kind: 'status' }),
      );
    expect(start(step.patch).allowed).toBe(true);
    expect(start({ ...step.patch, assigneeRef: { id: 'e-office', name: 'Olga Brandt' } }).allowed).toBe(
      false,
    );
  });
});
