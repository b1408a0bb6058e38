import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { employees, statusOn } from '@fm/domain/employee';
import { type User, users } from '@fm/domain/user';
import { type DocumentDatabase, type DocumentQuery, recordFrom } from '../documents';
import type { Unit } from '../unit';
import { endLogin } from '../user';
import { actAsSystem } from './act-as-system';
import { DUE_PAGE, type JobReport } from './each-due';

/** Logins in the order of their addresses, from behind one of them. */
export const loginsAfter = (email: string): DocumentQuery => ({
  path: users.path,
  filters: [
    ['trashed', '==', false],
    ['email', '>', email],
  ],
  orders: [['email', 'asc']],
  limit: DUE_PAGE,
});

/**
 * Disables the logins of people whose last day of work is over: open pages leave at once, and the identity service
 * follows. An invitation that nobody took is gone. The only administrator keeps the login, and the run says so. Looks at every login, a page at a time: there
 * are as many as people.
 */
export async function endAccessOfLeavers(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  const failures: string[] = [];
  let ended = 0;
  for (let last = ''; ; ) {
    const page = await database.transact((transaction) => transaction.find(loginsAfter(last)));
    const logins = page.flatMap((document) => recordFrom<User>(document) ?? []);
    for (const { id, disabled, employeeId } of logins) {
      if (disabled || employeeId === undefined) continue;
      const outcome = await actAsSystem(database, now, (unit) => endAccess(unit, id, day));
      if (outcome === 'ended') ended += 1;
      else if (outcome) failures.push(outcome);
    }
    last = logins.at(-1)?.email ?? '';
    if (page.length < DUE_PAGE || last === '') return { counts: ended > 0 ? { users: ended } : {}, failures };
  }
}

/** What was done with one login: nothing, or why not. */
async function endAccess(unit: Unit, id: string, day: CalendarDay): Promise<string | undefined> {
  const login = await unit.find(users, id);
  if (!login || login.disabled || login.trashed || login.employeeId === undefined) return undefined;
  const person = await unit.find(employees, login.employeeId);
  if (!person || statusOn(person, day) !== 'left') return undefined;
  const hasEnded = await endLogin(unit, login, { note: `${person.displayName} has left` });
  return hasEnded
    ? 'ended'
    : `${login.name} has left and is the only administrator: make somebody else one, then disable this login.`;
}
