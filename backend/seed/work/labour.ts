import { dayIn } from '@fm/domain/calendar-day';
import type { Employee, EmployeePrivate } from '@fm/domain/employee';
import {
  jobOf,
  LABOUR_RATES_ID,
  type Labour,
  type LabourKind,
  type LabourRates,
  labourOf,
  labourRatesOf,
  type Timer,
  timers,
} from '@fm/domain/labour';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { Random } from '../random';
import type { World } from '../world';
import { evenShare } from './order-lines';

const ENTRIES = 620;
const RUNNING = 2;
const MS_PER_MINUTE = 60_000;
/** How a job goes: there, work, a break, work again. */
const COURSE: readonly LabourKind[] = ['travel', 'work', 'break', 'work'];

/** Employees with what their hour costs. */
export interface PaidPerson {
  readonly person: Chronicle<Employee>;
  readonly details: Chronicle<EmployeePrivate>;
}

export interface SeededLabour {
  readonly entries: readonly Chronicle<Labour>[];
  readonly rates: readonly Chronicle<LabourRates>[];
  readonly timers: readonly Chronicle<Timer>[];
}

/** 620 entries of time on the orders that began, what an hour of each cost, and two timers that run. */
export function buildLabour(
  world: World,
  orders: readonly Chronicle<WorkOrder>[],
  people: readonly PaidPerson[],
): SeededLabour {
  // Numbers of its own: whatever else the demo draws stays as it was.
  const random = new Random(620_000 + world.copy);
  const paid = new Map(people.map(({ person, details }) => [person.id, details.record]));
  const begun = orders.flatMap(({ record }) => (record.startedAt && record.leadId !== '' ? record : []));
  const entries: Chronicle<Labour>[] = [];
  const rates: Chronicle<LabourRates>[] = [];
  begun.forEach((order, at) => {
    const own = entriesOf(world, random, order, evenShare(ENTRIES, begun.length, at), entries.length);
    const last = own.at(-1);
    entries.push(...own);
    if (last) rates.push(ratesOf(order, own, paid, last.record.createdAt));
  });
  return { entries, rates, timers: timersOn(world, begun) };
}

function entriesOf(
  world: World,
  random: Random,
  order: Stored<WorkOrder>,
  count: number,
  before: number,
): Chronicle<Labour>[] {
  const job = jobOf(order);
  const lead: Ref = { id: order.leadId, name: order.leadName ?? '' };
  const workers = [lead, ...order.crewRefs];
  const half = Math.max(15, Math.min(240, Math.round((order.estimateMin ?? 90) / 30) * 15));
  let clock = order.startedAt?.getTime() ?? 0;
  return Array.from({ length: count }, (_, n) => {
    const kind = COURSE[n % COURSE.length] ?? 'work';
    const minutes = kind === 'work' ? half : random.pick([15, 20, 30]);
    const startedAt = new Date(clock);
    const endedAt = new Date(clock + minutes * MS_PER_MINUTE);
    clock = endedAt.getTime();
    // Who did not look at the clock, and what the clock does not say yet, is noted by its length.
    const timed = endedAt <= world.calendar.pastEnds && !random.chance(0.1);
    const entry: Labour = {
      workOrderRef: job.workOrderRef,
      employeeRef: n < COURSE.length ? lead : random.pick(workers),
      kind,
      day: dayIn(order.timezone, startedAt),
      ...(timed && { startedAt, endedAt }),
      minutes,
      billable: kind !== 'break' && !random.chance(0.05),
    };
    const id = world.id('labour', before + n + 1);
    return new Chronicle(labourOf(job), id, entry, random.pick(OFFICE_ACTORS), world.calendar.past(endedAt));
  });
}

function ratesOf(
  order: Stored<WorkOrder>,
  entries: readonly Chronicle<Labour>[],
  paid: ReadonlyMap<string, EmployeePrivate>,
  at: Date,
): Chronicle<LabourRates> {
  const rate = (field: 'costRateMinor' | 'billRateMinor') =>
    Object.fromEntries(
      entries.flatMap(({ id, record: { kind, employeeRef } }) => {
        const minor = paid.get(employeeRef.id)?.[field];
        return kind === 'break' || minor === undefined ? [] : [[id, minor]];
      }),
    );
  const rates = { rates: rate('costRateMinor'), billRates: rate('billRateMinor') };
  return new Chronicle(labourRatesOf(order.id), LABOUR_RATES_ID, rates, ACTORS.office, at);
}

/** Somebody who cannot sign in forgot to stop, twice: whoever signs in starts with a timer that stands still. */
function timersOn(world: World, orders: readonly Stored<WorkOrder>[]): Chronicle<Timer>[] {
  const logins = new Set(Object.values(ACTORS).map(({ employeeId }) => employeeId));
  const leads = new Map(
    orders
      .filter(({ status, leadId }) => status === 'inProgress' && !logins.has(leadId))
      .map((order) => [order.leadId, order]),
  );
  return [...leads].slice(0, RUNNING).map(([id, order]) => {
    const employeeRef = { id, name: order.leadName ?? '' };
    const startedAt = new Date(world.calendar.pastEnds.getTime() - 4 * 60 * MS_PER_MINUTE);
    const running = { ...jobOf(order), kind: 'work' as const, startedAt };
    return new Chronicle(timers, id, { employeeRef, running }, ACTORS.office, startedAt);
  });
}
