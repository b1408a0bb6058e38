import {
  type AssignmentFormats,
  type AssignmentWarning,
  assignmentWarnings,
  type BookedJob,
  daysToLookAt,
  isReassigned,
  NO_REASON,
  SPOKEN_AGAINST,
} from '@fm/domain/assignment';
import { employees } from '@fm/domain/employee';
import { timeIn } from '@fm/domain/instant';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';
import { jobsOf } from './jobs-of';
import { dayText } from './name-reason';

type Order = WorkOrder & Pick<Stored<WorkOrder>, 'id'>;

/** A plan as it was and as it is to be. */
interface Replanned {
  /** Undefined for a new order. */
  readonly before: Order | undefined;
  readonly after: Order;
  /** Why it is planned all the same; '' for no reason. */
  readonly reason: string;
}

/**
 * Asks why an order is planned like this where something speaks against it that did not speak against the plan before.
 * Throws a `FailureSignal` that says what it is and names the `field`, where no reason is given.
 */
export const askReason = (unit: Unit, planned: Replanned, field: string): Promise<void> =>
  ask(unit, planned, field, jobsOf);

/**
 * The same for one of many orders that are planned at once: what the others of them take is no reason to ask, because
 * they are on their way elsewhere.
 */
export const askReasonApart = (unit: Unit, planned: Replanned, field: string): Promise<void> =>
  ask(unit, planned, field, async () => []);

/** What speaks against giving an order to its people at its time, in sentences. */
export async function reasonsAgainstOrder(unit: Unit, order: Order): Promise<readonly string[]> {
  const found = await warningsOf(unit, order, jobsOf);
  return found.map(({ words }) => words);
}

type FindJobs = (...args: Parameters<typeof jobsOf>) => Promise<readonly BookedJob[]>;

async function ask(
  unit: Unit,
  { before, after, reason }: Replanned,
  field: string,
  find: FindJobs,
): Promise<void> {
  if (reason.trim() !== '' || after.statusGroup === 'closed' || !isReassigned(before, after)) return;
  const found = await warningsOf(unit, after, find);
  if (found.length === 0) return;
  const known = before ? await warningsOf(unit, before, find) : [];
  const added = found.filter((warning) => !known.some((one) => isSame(one, warning)));
  if (added.length === 0) return;
  // Of many orders there is no other place that says what it is.
  const sentences = [SPOKEN_AGAINST, ...added.map(({ words }) => words)];
  throw new FailureSignal(invalid(sentences.join(' '), { [field]: NO_REASON }));
}

async function warningsOf(unit: Unit, order: Order, find: FindJobs): Promise<readonly AssignmentWarning[]> {
  const ids = [...new Set([order.leadId, ...order.crewRefs.map(({ id }) => id)])].filter((id) => id !== '');
  if (ids.length === 0) return [];
  const days = daysToLookAt([order]);
  const [people, jobs] = await Promise.all([
    Promise.all(ids.map((id) => unit.find(employees, id))),
    days ? find(unit, ids, days) : [],
  ]);
  return people.flatMap((person) => (person ? assignmentWarnings(person, order, jobs, FORMATS) : []));
}

const isSame = (one: AssignmentWarning, other: AssignmentWarning): boolean =>
  one.kind === other.kind && one.employeeId === other.employeeId && one.orderId === other.orderId;

/** The server speaks the company's language, with times as clocks at the site show them. */
const FORMATS: AssignmentFormats = {
  day: dayText,
  time: (at, timezone) => timeIn(timezone, at),
};
