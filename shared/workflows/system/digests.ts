import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type DayAhead, digestId, digestOf, MOST_LISTED } from '@fm/domain/digest';
import type { Stored } from '@fm/domain/record';
import { LIVE_REMINDER_STATES, reminders } from '@fm/domain/reminder';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { type User, userState, users } from '@fm/domain/user';
import { jobsOf } from '../assignment';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import type { Unit } from '../unit';
import { actAsSystem } from './act-as-system';
import { type JobReport, reasonOf } from './each-due';

/** Logins that are sent mails at most. */
const MOST_PEOPLE = 1_000;
/** Until when reminders of the day come, from the morning on. */
const DAY_MS = 17 * 3_600_000;

/** Logins that asked for the mail of the morning. */
export const loginsWithDigest = (limit: number): DocumentQuery => ({
  path: users.path,
  filters: [
    ['trashed', '==', false],
    ['digest', '==', true],
  ],
  orders: [],
  limit,
});

/** Tasks of an employee that are not done and due by `day`, the longest overdue first. */
export const tasksDueBy = (employeeId: string, day: CalendarDay, limit: number): DocumentQuery => ({
  path: tasks.path,
  filters: [
    ['trashed', '==', false],
    ['assigneeRef.id', '==', employeeId],
    ['status', 'in', OPEN_TASK_STATUSES],
    ['dueSort', '<=', day],
  ],
  orders: [['dueSort', 'asc']],
  limit,
});

/** Reminders of a login that come before an instant. */
export const remindersBefore = (uid: string, before: Date, limit: number): DocumentQuery => ({
  path: reminders.path,
  filters: [
    ['trashed', '==', false],
    ['ownerRef.id', '==', uid],
    ['state', 'in', LIVE_REMINDER_STATES],
    ['fireAt', '<', before],
  ],
  orders: [['fireAt', 'asc']],
  limit,
});

type Mail = NonNullable<ReturnType<typeof digestOf>> & { readonly to: string };

/**
 * Sends everybody who asked for it what the day brings, through `post`, which takes a mail once for each id and gives
 * whether it did. Who has nothing to do gets no mail.
 */
export async function sendDigests(
  database: DocumentDatabase,
  now: Date,
  post: (id: string, mail: Mail) => Promise<boolean>,
): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  const people = await actAsSystem(database, now, (unit) => unit.list(users, loginsWithDigest(MOST_PEOPLE)));
  const failures: string[] = [];
  let mails = 0;
  for (const person of people.filter((one) => userState(one) === 'active')) {
    try {
      const ahead = await actAsSystem(database, now, (unit) => dayAhead(unit, person, day, now));
      const digest = digestOf(person.name, day, ahead);
      if (digest && (await post(digestId(person.id, day), { to: person.email, ...digest }))) mails += 1;
    } catch (error) {
      failures.push(`${users.path}/${person.id}: ${reasonOf(error)}`);
    }
  }
  return { counts: mails > 0 ? { mails } : {}, failures };
}

async function dayAhead(
  unit: Unit,
  { id, employeeId }: Stored<User>,
  day: CalendarDay,
  now: Date,
): Promise<DayAhead> {
  const limit = MOST_LISTED + 1;
  const [jobs, due, coming] = await Promise.all([
    employeeId === undefined ? [] : jobsOf(unit, [employeeId], { from: day, to: day }),
    employeeId === undefined ? [] : unit.list(tasks, tasksDueBy(employeeId, day, limit)),
    unit.list(reminders, remindersBefore(id, new Date(now.getTime() + DAY_MS), limit)),
  ]);
  return {
    jobs: jobs
      .filter(({ statusGroup }) => statusGroup !== 'closed')
      .toSorted((a, b) => (a.plannedStart?.getTime() ?? 0) - (b.plannedStart?.getTime() ?? 0)),
    tasks: due,
    reminders: coming,
  };
}
