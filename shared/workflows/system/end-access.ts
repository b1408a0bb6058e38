import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { employees, statusOn } from '@fm/domain/employee';
import { users } from '@fm/domain/user';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import { endLogin } from '../user';
import { eachDue, type JobReport } from './each-due';

/** Logins in the order of their addresses. */
export const loginsByAddress = (limit: number): DocumentQuery => ({
  path: users.path,
  filters: [['trashed', '==', false]],
  orders: [['email', 'asc']],
  limit,
});

/**
 * Disables the logins of people whose last day of work is over: open pages leave at once, and the identity service
 * follows. An invitation that nobody took is gone. The only administrator keeps the login, and the run says so. Looks at
 * every login: there are as many as people.
 */
export function endAccessOfLeavers(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  return eachDue(database, now, {
    query: loginsByAddress,
    look: async (_, page) => page.filter(({ data }) => !data.disabled && data.employeeId !== undefined),
    async act(unit, id) {
      const login = await unit.find(users, id);
      if (!login || login.disabled || login.trashed || login.employeeId === undefined) return undefined;
      const person = await unit.find(employees, login.employeeId);
      if (!person || statusOn(person, day) !== 'left') return undefined;
      if (await endLogin(unit, login, { note: `${person.displayName} has left` })) return { users: 1 };
      const why = `${login.name} has left and is the only administrator: make somebody else one, then disable this login.`;
      throw new FailureSignal(invalid(why));
    },
  });
}
