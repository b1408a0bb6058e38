/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  changeRecord,
  commitTogether,
  createRecord,
  fillEntry,
  giveVisitOrder,
  passVisits,
  type Unit,
  updateRecord,
} from '@fm/data';
import { addDays } from '@fm/domain/calendar-day';
import {
  dueOccurrences,
  maintenancePlans,
  type Occurrence,
  occurrenceId,
  occurrencesOf,
  orderFromPlan,
  type PlanState,
  transitionPlan,
} from '@fm/domain/maintenance';
import { type Offer, offers, transitionOffer } from '@fm/domain/offer';
import { type Reminder, reminders, transitionReminder } from '@fm/domain/reminder';
import { type Task, tasks } from '@fm/domain/task';
import { users } from '@fm/domain/user';
import {
  commentsOf,
  orderFromOffer,
  transitionWorkOrder,
  type WorkOrderStatus,
  workOrders,
} from '@fm/domain/work-order';
import { type AppUnderRules, connectApp } from './app-fixture';
import { day, newId, screensOf } from './app-screens';
import { PEOPLE, type Person } from './people';
import * as samples from './samples';

/*
 * What the app's screens write, step by step, as each role: nobody meets a refusal on an honest path.
 */

const STAFF = ['admin', 'office', 'empty'] as const satisfies Person[];
const EVERYBODY = [...STAFF, 'manager'] as const;
const DAY_MS = 86_400_000;

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

/** Somebody who may look at what this person handed in. */
const colleagueOf = (person: Person): Person => (person === 'office' ? 'admin' : 'office');

/** A reminder of tomorrow. */
const reminderOf = (person: Person): Reminder => {
  const { uid, name } = PEOPLE[person];
  const fireAt = new Date(Date.now() + DAY_MS);
  return {
    ...samples.REMINDER.values,
    ownerRef: { id: uid, name },
    fireAt,
    rule: { kind: 'absolute', at: fireAt },
  };
};

/** Offers age: one of today. */
const offerOfToday = (): Offer => ({
  ...samples.OFFER.values,
  issueDate: day(),
  validUntil: addDays(day(), 30),
});

const { keep, moveTask, moveOrder, moveOffer } = screensOf(() => app);

describe.each(EVERYBODY)('%s', (person) => {
  it('takes a task through its states', async () => {
    const id = newId();
    const { assigneeRef: _, ...free } = samples.TASK.values;
    await app.stored(createRecord(tasks, await app.signIn(person), id, free as Task));
    await moveTask(person, id, 'inProgress');
    await moveTask(person, id, 'blocked', { blockedReason: 'Parts are missing.' });
    await moveTask(person, id, 'inProgress');
    await moveTask(person, id, 'done');
    await moveTask(person, id, 'open');
    await moveTask(person, id, 'cancelled', { cancelReason: 'Not needed.' });
    await moveTask(person, id, 'open');
    await app.stored(
      updateRecord(tasks, await app.signIn(person), await app.read(tasks, id), { needsReview: true }),
    );
    await moveTask(person, id, 'inProgress');
    await moveTask(person, id, 'inReview');
    await moveTask(colleagueOf(person), id, 'inProgress', { note: 'Look again.' });
    await moveTask(person, id, 'inReview');
    await moveTask(colleagueOf(person), id, 'done');
  });

  it('keeps tasks and reminders, and finishes reminders', async () => {
    await keep(person, samples.TASK);
    await keep(person, { ...samples.REMINDER, values: reminderOf(person) });
    const actor = await app.signIn(person);
    for (const to of ['done', 'cancelled'] as const) {
      const id = newId();
      await app.stored(createRecord(reminders, actor, id, reminderOf(person)));
      await app.stored(
        changeRecord(reminders, actor, id, (one) => transitionReminder(one, to, {}, actor, new Date())),
      );
    }
  });

  it('works on an order of the own crew and comments on it', async () => {
    const id = newId();
    const lead = { leadId: `e-${person}`, leadName: PEOPLE[person].name };
    await app.stored(
      createRecord(workOrders, await app.signIn('office'), id, { ...samples.WORK_ORDER.values, ...lead }),
    );
    await moveOrder('office', id, 'scheduled');
    await moveOrder(person, id, 'inProgress');
    await moveOrder(person, id, 'onHold');
    await moveOrder(person, id, 'inProgress');
    const actor = await app.signIn(person);
    await app.stored(
      fillEntry(workOrders, actor, await app.read(workOrders, id), 'checklist', 'a', { value: true }),
    );
    const comment = { ...samples.COMMENT.values, workOrderRef: { id, name: 'The order' } };
    await app.stored(createRecord(commentsOf(id), actor, newId(), comment, { kind: 'comment' }));
    await moveOrder(person, id, 'completed');
    await moveOrder(colleagueOf(person), id, 'verified');
    await moveOrder('admin', id, 'completed');
    await moveOrder('office', id, 'inProgress');
  });

  it('changes the own profile', async () => {
    const actor = await app.signIn(person);
    const own = await app.read(users, actor.uid);
    await app.stored(updateRecord(users, actor, own, { theme: 'dark' }));
    await app.stored(updateRecord(users, actor, own, { locale: 'de-DE' }));
  });
});

describe.each(STAFF)('%s', (person) => {
  it('keeps people, customers, their contacts and sites', async () => {
    await keep(person, samples.EMPLOYEE);
    await keep(person, samples.CUSTOMER);
    await keep(person, samples.CONTACT);
    await keep(person, samples.SITE);
  });

  it('keeps work orders, takes them back and calls them off', async () => {
    await keep(person, samples.WORK_ORDER);
    const id = newId();
    await app.stored(createRecord(workOrders, await app.signIn(person), id, samples.WORK_ORDER.values));
    await moveOrder(person, id, 'scheduled');
    await moveOrder(person, id, 'draft');
    await moveOrder(person, id, 'cancelled');
  });

  it('takes offers through their states', async () => {
    await keep(person, { ...samples.OFFER, values: offerOfToday() });
    const sent = async () => {
      const id = newId();
      await app.stored(createRecord(offers, await app.signIn(person), id, offerOfToday()));
      await moveOffer(person, id, 'sent');
      return id;
    };
    const accepted = await sent();
    await moveOffer(person, accepted, 'accepted', { decidedByName: 'Rosa Klein', option: 'A' });
    const made = newId();
    const actor = await app.signIn(person);
    const place = { siteRef: samples.WORK_ORDER.values.siteRef, timezone: 'Europe/Berlin' };
    await app.stored(
      commitTogether(actor, async (unit) => {
        const convertedTo = [{ type: 'workOrder', id: made }];
        await unit.change(offers, accepted, (offer) =>
          transitionOffer(offer, 'converted', { convertedTo }, actor, new Date(), day()),
        );
        await unit.create(workOrders, made, orderFromOffer(await app.read(offers, accepted), place));
      }),
    );
    await moveOffer(person, await sent(), 'declined', { lostReason: 'price', lostNote: 'Too dear.' });
    await moveOffer(person, await sent(), 'withdrawn', { reason: 'A mistake.' });
  });

  it('makes a new version of an offer', async () => {
    const [old, next] = [newId(), newId()];
    await app.stored(createRecord(offers, await app.signIn(person), old, offerOfToday()));
    await moveOffer(person, old, 'sent');
    const actor = await app.signIn(person);
    await app.stored(
      commitTogether(actor, async (unit) => {
        await unit.change(offers, old, (offer) =>
          transitionOffer(offer, 'superseded', { supersededById: next }, actor, new Date(), day()),
        );
        await unit.create(offers, next, { ...offerOfToday(), version: 2, rootId: old });
      }),
    );
  });

  it('takes a plan through its states and creates the order of a visit', async () => {
    const { endDate: _, maxCount: __, ...plan } = samples.PLAN.values;
    await keep(person, { ...samples.PLAN, values: plan });
    const id = newId();
    const actor = await app.signIn(person);
    await app.stored(createRecord(maintenancePlans, actor, id, { ...plan, leadDays: 90 }));
    const move = (to: PlanState) =>
      app.stored(
        changeRecord(maintenancePlans, actor, id, (current) =>
          transitionPlan(current, to, { resume: 'today' }, actor, day()),
        ),
      );
    await move('active');
    await app.stored(
      commitTogether(actor, async (unit) => {
        const current = await unit.find(maintenancePlans, id);
        const [visit, following] = current ? dueOccurrences(current, addDays(day(), 365)).due : [];
        if (!current || !visit || !following) throw new Error('A monthly plan has visits within a year.');
        const visitId = occurrenceId(id, visit.originalDate);
        await giveVisitOrder(unit, current, visit, visitId);
        await unit.create(workOrders, visitId, orderFromPlan(current, visit));
        await passVisits(unit, current, [visit], '1 work order created');
      }),
    );
    await move('paused');
    await move('active');
    await move('ended');
  });

  it('lets a visit follow its order: done, open again, taken over by another, left out', async () => {
    const actor = await app.signIn(person);
    const [planId, next] = [newId(), newId()];
    const { endDate: _, maxCount: __, ...plan } = samples.PLAN.values;
    await app.stored(createRecord(maintenancePlans, actor, planId, plan));
    const visit = { date: '2026-12-01', originalDate: '2026-12-01' };
    const visitId = occurrenceId(planId, visit.originalDate);
    await app.stored(
      commitTogether(actor, async (unit) => {
        const current = await app.read(maintenancePlans, planId);
        await giveVisitOrder(unit, current, visit, visitId);
        await unit.create(workOrders, visitId, {
          ...samples.WORK_ORDER.values,
          planRef: { id: planId, name: plan.name },
          occurrenceId: visitId,
        });
      }),
    );
    const step = (
      id: string,
      to: WorkOrderStatus,
      patch: Partial<Occurrence>,
      more?: (unit: Unit) => Promise<void>,
    ) =>
      app.stored(
        commitTogether(actor, async (unit) => {
          const input = { reason: 'Because.', outcome: 'All done.' };
          await unit.change(workOrders, id, (order) =>
            transitionWorkOrder({ ...order, checklist: {} }, to, input, actor, new Date()),
          );
          await more?.(unit);
          await unit.change(occurrencesOf(planId), visitId, () => ({ ok: true, kind: 'status', patch }));
        }),
      );
    await moveOrder(person, visitId, 'scheduled');
    await moveOrder(person, visitId, 'inProgress');
    await step(visitId, 'completed', { state: 'done', completedOn: day() });
    await step(visitId, 'inProgress', { state: 'generated', completedOn: undefined });
    await moveOrder(person, visitId, 'onHold');
    await step(visitId, 'cancelled', { state: 'generated', workOrderId: next }, (unit) =>
      unit.create(workOrders, next, { ...samples.WORK_ORDER.values, occurrenceId: visitId }),
    );
    await step(next, 'cancelled', { state: 'skipped', skippedReason: 'Because.' });
  });
});
