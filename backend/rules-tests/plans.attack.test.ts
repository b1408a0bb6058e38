/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { maintenancePlans, type Occurrence, occurrencesOf, type Plan } from '@fm/domain/maintenance';
import { transitionWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, tampered } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { PLAN, VISIT, VISIT_ID, WORK_ORDER } from './samples';

const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const TODAY = '2026-11-20';
const { office, manager } = PEOPLE;

const plan = existing<Plan>({ ...PLAN.values, state: 'active' }, { id: 'p1', number: 'MP-2026-0001' });
const order = existing<WorkOrder>(
  {
    ...WORK_ORDER.values,
    checklist: {},
    status: 'inProgress',
    statusGroup: 'active',
    startedAt: EARLIER,
    firstResponseAt: EARLIER,
    planRef: { id: 'p1', name: plan.name },
    occurrenceId: VISIT_ID,
  },
  { id: 'w1', number: 'WO-2026-0001' },
);
const visit = existing<Occurrence>(VISIT.values, { id: VISIT_ID });
const visits = occurrencesOf('p1');
const here: Documents = {
  'maintenancePlans/p1': documentOf(plan),
  'workOrders/w1': documentOf(order),
  [`maintenancePlans/p1/occurrences/${VISIT_ID}`]: documentOf(visit),
};
const completion = transitionWorkOrder(order, 'completed', { outcome: 'All done.' }, manager, NOW);
if (!completion.ok) throw new Error(completion.message);
const completed = change(workOrders, manager, order, completion.patch, { kind: 'status' });
const visited = change(visits, manager, visit, { state: 'done', completedOn: TODAY }, { kind: 'status' });
const movedOn = change(
  maintenancePlans,
  manager,
  plan,
  { nextDueDate: '2026-12-20', nextDueSort: '2026-12-20', orderDueSort: '2026-12-06' },
  { batchId: 'w1' },
);
const whole = { ...completed, ...visited, ...movedOn };
const falseVisit = (name: string, attack: Documents): Attack => ({
  name,
  by: 'manager',
  stored: here,
  honest: whole,
  attack,
});

repel('visits that a manager completes', [
  falseVisit('marks a visit as done without its order', visited),
  falseVisit('moves the next visit without an order', movedOn),
  falseVisit('moves the next visit by an order that is not done', { ...movedOn, ...visited }),
  falseVisit('skips the visit', {
    ...completed,
    ...change(visits, manager, visit, { state: 'skipped', skippedReason: 'x' }, { kind: 'status' }),
  }),
  falseVisit('pauses the plan along', {
    ...completed,
    ...visited,
    ...change(maintenancePlans, manager, plan, { state: 'paused' }, { kind: 'changed', batchId: 'w1' }),
  }),
  falseVisit('renames the plan along', {
    ...completed,
    ...visited,
    ...change(maintenancePlans, manager, plan, { name: 'Mine' }, { batchId: 'w1' }),
  }),
  falseVisit('moves the visit to another day along', {
    ...completed,
    ...change(
      visits,
      manager,
      visit,
      {
        state: 'done',
        completedOn: TODAY,
        dueDate: '2027-01-01',
        movedBy: { uid: manager.uid, name: manager.name },
      },
      { kind: 'status' },
    ),
  }),
]);

const planStep = (patch: object, kind: 'status' | 'changed' = 'status') =>
  change(maintenancePlans, office, plan, patch, { kind });
const paused = planStep({ state: 'paused' });
const falsePlan = (name: string, by: Person, attack: Documents): Attack => ({
  name,
  by,
  twin: 'office',
  stored: here,
  honest: paused,
  attack,
});

repel('plans and visits', [
  falsePlan('becomes a draft again', 'office', planStep({ state: 'draft' })),
  falsePlan('ends and keeps a next date', 'office', planStep({ state: 'ended' })),
  falsePlan('pauses in an edit', 'office', planStep({ state: 'paused' }, 'changed')),
  falsePlan(
    'pauses and gets another customer',
    'office',
    planStep({ state: 'paused', customerRef: { id: 'c2', name: 'x' } }),
  ),
  falsePlan('is edited', 'manager', change(maintenancePlans, manager, plan, PLAN.edit)),
  falsePlan(
    'ends',
    'manager',
    change(
      maintenancePlans,
      manager,
      plan,
      { state: 'ended', nextDueDate: undefined, nextDueSort: '9999-12-31' },
      { kind: 'status' },
    ),
  ),
  falsePlan(
    'starts active',
    'office',
    creation(maintenancePlans, office, 'p2', { ...PLAN.values, state: 'active' }),
  ),
  falsePlan(
    'repeats without end',
    'office',
    planStep({ recurrence: { unit: 'month', every: 0 } }, 'changed'),
  ),
  falsePlan(
    'repeats on an eighth day',
    'office',
    planStep({ recurrence: { unit: 'week', every: 1, weekdays: [8] } }, 'changed'),
  ),
  falsePlan(
    'has a visit under another id',
    'office',
    creation(visits, office, 'p1_2026-12-02', VISIT.values),
  ),
  falsePlan(
    'has a visit of another plan',
    'office',
    tampered(
      creation(visits, office, VISIT_ID, VISIT.values),
      `maintenancePlans/p1/occurrences/${VISIT_ID}`,
      { planRef: { id: 'p2', name: 'x' } },
    ),
  ),
  falsePlan(
    'has a visit that is done from the start',
    'office',
    creation(visits, office, 'p1_2026-12-01', { ...VISIT.values, state: 'done' }),
  ),
  falsePlan(
    'has a visit that another order takes from the first',
    'office',
    change(visits, office, visit, { workOrderId: 'w2' }),
  ),
  falsePlan(
    'has a visit whose order is taken away',
    'office',
    change(visits, office, visit, { workOrderId: undefined, state: 'planned' }, { kind: 'status' }),
  ),
  falsePlan(
    'has a visit that is done while its order is not',
    'office',
    change(visits, office, visit, { state: 'done', completedOn: TODAY }, { kind: 'status' }),
  ),
  falsePlan(
    'forgets when a visit was meant',
    'office',
    change(visits, office, visit, { originalDate: '2027-01-01' }),
  ),
  falsePlan(
    'has a visit moved by another',
    'office',
    change(visits, office, visit, { dueDate: '2026-12-03', movedBy: { uid: 'u-other', name: 'Ida Ohm' } }),
  ),
]);
