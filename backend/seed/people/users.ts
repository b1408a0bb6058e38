import { type User, users } from '@fm/domain/user';
import { ACTORS, DEMO_ACCOUNTS, type DemoAccount } from '../accounts';
import { Chronicle } from '../chronicle';
import type { World } from '../world';

const SYSTEM_AGE_DAYS = 1000;

/** The user records of the logins that have one. */
export function buildUsers({ calendar }: World): Chronicle<User>[] {
  const accounts: readonly DemoAccount[] = Object.values(DEMO_ACCOUNTS);
  return accounts.flatMap(({ uid, email, name, role, employeeId }) => {
    if (role === undefined) return [];
    const record: User = {
      email,
      role,
      name,
      employeeId,
      theme: 'system',
      locale: 'en-GB',
      timezone: 'Europe/Berlin',
    };
    return [
      new Chronicle(users, uid, record, ACTORS.admin, calendar.at(calendar.day(-SYSTEM_AGE_DAYS), 480)),
    ];
  });
}
