/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { maintenancePlans, type Occurrence, occurrencesOf, type Plan } from '@fm/domain/maintenance';
import { type Offer, type OfferStatus, type OfferStepInput, offers, transitionOffer } from '@fm/domain/offer';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { transitionWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, tampered } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { OFFER, PLAN, REMINDER, VISIT, VISIT_ID, WORK_ORDER } from './samples';

const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const TODAY = '2026-11-20';
const { office, manager } = PEOPLE;

function offer(status: OfferStatus, over: object = {}) {
  const sent = { sentAt: EARLIER };
  const traces: Partial<Record<OfferStatus, object>> = {
    sent,
    accepted: { ...sent, decidedAt: EARLIER, decidedOn: '2026-11-19', decidedByName: 'Rosa Klein' },
    expired: { ...sent, validUntil: '2026-11-01', issueDate: '2026-10-01' },
  };
  const record = { ...OFFER.values, ...traces[status], status };
  return existing<Offer>(record as Offer, { number: 'OF-2026-0001', ...over });
}
const offerStored = (before: ReturnType<typeof offer>): Documents => ({ 'offers/r1': documentOf(before) });

function offerStep(before: ReturnType<typeof offer>, to: OfferStatus, input: OfferStepInput = {}): Documents {
  const all: OfferStepInput = {
    decidedByName: 'Rosa Klein',
    option: 'A',
    lostReason: 'price',
    validUntil: '2026-12-24',
    reason: 'A mistake',
    convertedTo: [{ type: 'workOrder', id: 'w1' }],
    supersededById: 'next',
    ...input,
  };
  const done = transitionOffer(before, to, all, office, NOW, TODAY);
  if (!done.ok) throw new Error(done.message);
  return change(offers, office, before, done.patch, { kind: 'status' });
}

const falseOffer = (name: string, from: OfferStatus, to: OfferStatus, fields: object): Attack => {
  const honest = offerStep(offer(from), to);
  return {
    name,
    by: 'office',
    stored: offerStored(offer(from)),
    honest,
    attack: tampered(honest, 'offers/r1', fields),
  };
};
const next = (over: object = {}) =>
  creation(offers, office, 'next', { ...OFFER.values, version: 2, rootId: 'r1', ...over });
/** The offer, and the order made of the offer with this id. */
const converted = (offerId: string): Documents => ({
  ...offerStep(offer('accepted'), 'converted'),
  ...creation(workOrders, office, 'w1', {
    ...WORK_ORDER.values,
    offerRef: { id: offerId, name: 'OF-2026-0001 Filters for a year' },
  }),
});
const replaced = offerStep(offer('sent'), 'superseded');
const forgedOffer = (by: Person, from: OfferStatus, patch: object) =>
  change(offers, PEOPLE[by], offer(from), patch, { kind: 'status' });

repel('offers', [
  ...(['sent', 'accepted', 'expired'] as const).flatMap((status) =>
    (['admin', 'office', 'empty', 'manager'] as const).map((by) => ({
      name: `edits a ${status} offer`,
      by,
      twin: 'office' as const,
      stored: offerStored(offer(status)),
      honest: { 'events/e9': next()['events/event-next'] as object },
      attack: change(offers, PEOPLE[by], offer(status), { ...OFFER.edit, grossMinor: 1 }),
    })),
  ),
  falseOffer('sends it without noting when', 'draft', 'sent', { sentAt: undefined }),
  falseOffer('sends it dated back', 'draft', 'sent', { sentAt: new Date('2020-01-01T00:00:00Z') }),
  falseOffer('sends other figures than it had', 'draft', 'sent', { grossMinor: 1 }),
  falseOffer('accepts it for nobody', 'sent', 'accepted', { decidedByName: undefined }),
  falseOffer('accepts it without noting the day', 'sent', 'accepted', { decidedOn: undefined }),
  falseOffer('accepts other lines', 'sent', 'accepted', { lines: {} }),
  falseOffer('accepts other figures without an option', 'sent', 'accepted', {
    acceptedOption: undefined,
    grossMinor: 1,
  }),
  falseOffer('loses it without a reason', 'sent', 'declined', { lostReason: undefined }),
  falseOffer('loses it for a reason nobody knows', 'sent', 'declined', { lostReason: 'luck' }),
  falseOffer('withdraws it without a reason', 'sent', 'withdrawn', { withdrawReason: undefined }),
  falseOffer('extends it into the past', 'expired', 'sent', { validUntil: '2026-11-02' }),
  ...[[], [{ type: 'workOrder', id: 'w2' }], [{ type: 'plan', id: 'w1' }]].map(
    (convertedTo): Attack => ({
      name: `converts it into ${JSON.stringify(convertedTo)}`,
      by: 'office',
      stored: offerStored(offer('accepted')),
      honest: converted('r1'),
      attack: tampered(converted('r1'), 'offers/r1', { convertedTo }),
    }),
  ),
  {
    name: 'converts it into an order of another offer',
    by: 'office',
    stored: offerStored(offer('accepted')),
    honest: converted('r1'),
    attack: converted('r7'),
  },
  {
    name: 'sends one without lines',
    by: 'office',
    stored: offerStored(offer('draft', { lines: {} })),
    honest: change(offers, office, offer('draft', { lines: {} }), OFFER.edit),
    attack: change(
      offers,
      office,
      offer('draft', { lines: {} }),
      { status: 'sent', sentAt: NOW },
      { kind: 'status' },
    ),
  },
  ...[{ id: 'w9', name: 'Another job', itemId: 'a' }, undefined].map(
    (foundOn): Attack => ({
      name: foundOn ? 'says later that another job found it' : 'takes away which job found it',
      by: 'office',
      stored: offerStored(offer('draft')),
      honest: change(offers, office, offer('draft'), OFFER.edit),
      attack: change(offers, office, offer('draft'), { foundOn }),
    }),
  ),
  ...[
    { id: 'w1', name: 'A job', itemId: 'a', more: 1 },
    { id: 'w1', name: 'A job' },
    { id: '', name: 'A job', itemId: 'a' },
    'w1',
  ].map(
    (foundOn): Attack => ({
      name: `was found on ${JSON.stringify(foundOn)}`,
      by: 'office',
      stored: offerStored(offer('sent')),
      honest: { ...replaced, ...next() },
      attack: { ...replaced, ...next({ foundOn }) },
    }),
  ),
  {
    name: 'replaces one by nothing',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: replaced,
  },
  {
    name: 'replaces one by a version of another',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: { ...replaced, ...next({ rootId: 'r7' }) },
  },
  {
    name: 'skips a version',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: { ...replaced, ...next() },
    attack: { ...replaced, ...next({ version: 5 }) },
  },
  {
    name: 'lets one expire by hand',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: offerStep(offer('sent'), 'declined'),
    attack: forgedOffer('office', 'sent', { status: 'expired' }),
  },
  {
    name: 'extends one that is not over',
    by: 'office',
    stored: offerStored(offer('sent')),
    honest: offerStep(offer('sent'), 'declined'),
    attack: forgedOffer('office', 'sent', { validUntil: '2027-12-31' }),
  },
  {
    name: 'takes an answer back',
    by: 'admin',
    twin: 'office',
    stored: offerStored(offer('accepted')),
    honest: converted('r1'),
    attack: forgedOffer('admin', 'accepted', { status: 'sent' }),
  },
  {
    name: 'sends one',
    by: 'manager',
    twin: 'office',
    stored: offerStored(offer('draft')),
    honest: offerStep(offer('draft'), 'sent'),
    attack: forgedOffer('manager', 'draft', { status: 'sent', sentAt: NOW }),
  },
]);

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
  { nextDueDate: '2026-12-20', nextDueSort: '2026-12-20' },
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

const due = existing<Reminder>({ ...REMINDER.values, fireAt: EARLIER });
const reminded: Documents = { 'reminders/r1': documentOf(due) };
const later = new Date('2026-11-21T08:00:00.000Z');
const remind = (by: Person, patch: object, kind: 'status' | 'changed' = 'status') =>
  change(reminders, PEOPLE[by], due, patch, { kind });
const falseReminder = (
  name: string,
  by: Person,
  attack: Documents,
  honest = remind('office', { state: 'done', doneAt: NOW, firedAt: EARLIER }),
): Attack => ({ name, by, twin: 'office', stored: reminded, honest, attack });

repel('reminders', [
  falseReminder("finishes another's", 'manager', remind('manager', { state: 'done', doneAt: NOW })),
  falseReminder("finishes another's", 'admin', remind('admin', { state: 'done', doneAt: NOW })),
  falseReminder(
    "snoozes another's",
    'empty',
    remind('empty', { state: 'snoozed', snoozedUntil: later, fireAt: later }),
  ),
  falseReminder("cancels another's", 'manager', remind('manager', { state: 'cancelled' })),
  falseReminder("rewords another's", 'manager', remind('manager', { text: 'Never mind' }, 'changed')),
  falseReminder(
    'snoozes into the past',
    'office',
    remind('office', { state: 'snoozed', snoozedUntil: EARLIER, fireAt: EARLIER }),
    remind('office', { state: 'snoozed', snoozedUntil: later, fireAt: later }),
  ),
  falseReminder(
    'snoozes and fires at another time',
    'office',
    remind('office', { state: 'snoozed', snoozedUntil: later, fireAt: NOW }),
  ),
  falseReminder('fires by hand', 'office', remind('office', { state: 'due' })),
  falseReminder(
    'finishes long ago',
    'office',
    remind('office', { state: 'done', doneAt: new Date('2020-01-01T00:00:00Z') }),
  ),
  falseReminder(
    'claims it fired at another time',
    'office',
    remind('office', { state: 'done', doneAt: NOW, firedAt: later }),
  ),
  falseReminder(
    'starts done',
    'office',
    creation(reminders, office, 'r2', { ...REMINDER.values, state: 'done', doneAt: NOW }),
  ),
  falseReminder(
    'fires at another time than its rule',
    'office',
    creation(reminders, office, 'r2', { ...REMINDER.values, fireAt: later }),
  ),
]);
