import type { CalendarDay } from '@fm/domain/calendar-day';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { employees } from '@fm/domain/employee';
import {
  afterFailure,
  comingDates,
  dueOccurrences,
  maintenancePlans,
  occurrenceId,
  occurrencesOf,
  planPeople,
} from '@fm/domain/maintenance';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { workOrders } from '@fm/domain/work-order';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import { FailureSignal } from '../failure';
import { createDueOrders } from '../plan';
import type { Unit } from '../unit';
import { actAsSystem } from './act-as-system';
import { eachDue, type JobReport, TOGETHER } from './each-due';

/** Active plans with an occurrence whose order is due on `day`; each plan says how long before. */
export const duePlansOn = (day: CalendarDay, limit: number): DocumentQuery => ({
  path: maintenancePlans.path,
  filters: [
    ['trashed', '==', false],
    ['state', '==', 'active'],
    ['orderDueSort', '<=', day],
  ],
  orders: [['orderDueSort', 'asc']],
  limit,
});

/** For people, who can do nothing about what the run of the night tells administrators. */
const UNEXPECTED =
  'Something unexpected happened, and administrators have been told. The next night tries again.';

/** Has every plan create the orders that are due, as its button does. Run again, it finds nothing left. */
export const createOrdersOfDuePlans = (database: DocumentDatabase, now: Date): Promise<JobReport> =>
  eachDue(database, now, {
    query: (limit) => duePlansOn(today(COMPANY.timezone, now), limit),
    together: TOGETHER,
    prepare: (unit, ids) => readTogether(unit, ids, today(COMPANY.timezone, now)),
    async act(unit, id, context) {
      const { created } = await createDueOrders.run(unit, { id, seen: [] }, context);
      return { plans: 1, workOrders: created.length };
    },
    failed: (id, error) =>
      note(database, now, id, error instanceof FailureSignal ? error.failure.message : UNEXPECTED),
  });

/** Reads plans, and then the occurrences, orders and people that making their orders looks at, in a request each. */
async function readTogether(unit: Unit, ids: readonly string[], day: CalendarDay): Promise<void> {
  await unit.expect(maintenancePlans, ids);
  await Promise.all(
    ids.map(async (id) => {
      const plan = await unit.find(maintenancePlans, id);
      if (!plan) return;
      const { due, next } = dueOccurrences(plan, day);
      const [after] = next === undefined ? [] : comingDates(plan, next, 1);
      const nameOf = ({ originalDate }: ScheduledDate) => occurrenceId(id, originalDate);
      await Promise.all([
        unit.expectNew(occurrencesOf(id), due.map(nameOf)),
        unit.expectNew(workOrders, due.map(nameOf)),
        unit.expect(occurrencesOf(id), after ? [nameOf(after)] : []),
        ...planPeople(plan.template).map((person) => unit.find(employees, person.id)),
      ]);
    }),
  );
}

/** Has the plan say why its orders could not be created. */
const note = (database: DocumentDatabase, now: Date, id: string, why: string): Promise<void> =>
  actAsSystem(database, now, async (unit) => {
    if (await unit.find(maintenancePlans, id))
      await unit.change(maintenancePlans, id, () => ({ ok: true, patch: afterFailure(why) }));
  });
