import { employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { isForTeam, type Reminder, reminders, teamOwner } from '@fm/domain/reminder';
import { type User, userState, users } from '@fm/domain/user';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import type { Unit } from '../unit';
import { eachDue, type JobReport } from './each-due';

/** People of a team who get a mail at most. */
const MOST_OF_TEAM = 50;

/** Reminders that wait for a moment that has come. */
export const remindersDueAt = (now: Date, limit: number): DocumentQuery => ({
  path: reminders.path,
  filters: [
    ['trashed', '==', false],
    ['state', 'in', ['scheduled', 'snoozed']],
    ['fireAt', '<=', now],
  ],
  orders: [['fireAt', 'asc']],
  limit,
});

/** People of a team who have a login. */
export const peopleOfTeam = (team: string): DocumentQuery => ({
  path: employees.path,
  filters: [
    ['trashed', '==', false],
    ['team', '==', team],
  ],
  orders: [],
  limit: MOST_OF_TEAM,
});

interface ReminderMail {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Stores a mail once for each id, and gives whether it did. */
export type Post = (id: string, mail: ReminderMail) => Promise<boolean>;

/**
 * Has reminders be due whose moment has come, each once for each moment, and sends those by mail that are to come so. A mail
 * that a cut-off run stored is not stored again: its id names the reminder and the moment.
 */
export const fireReminders = (database: DocumentDatabase, now: Date, post: Post): Promise<JobReport> =>
  eachDue(database, now, {
    query: (limit) => remindersDueAt(now, limit),
    async act(unit, id) {
      const reminder = await unit.find(reminders, id);
      if (!reminder || !isWaiting(reminder, now)) return undefined;
      const people = reminder.channel === 'mail' ? await remindedBy(unit, reminder) : [];
      let mails = 0;
      for (const { id: uid, email, name } of people) {
        const mailId = `reminder-${id}-${reminder.fireAt.getTime()}-${uid}`;
        if (await post(mailId, mailOf(reminder, { email, name }))) mails += 1;
      }
      await unit.change(reminders, id, ({ fireAt }) => ({
        ok: true,
        kind: 'status',
        patch: { state: 'due' as const, firedAt: fireAt },
      }));
      return { reminders: 1, ...(mails > 0 && { mails }) };
    },
  });

/** Somebody may have moved it since it was found. */
const isWaiting = ({ state, fireAt, trashed }: Stored<Reminder>, now: Date): boolean =>
  !trashed && (state === 'scheduled' || state === 'snoozed') && fireAt <= now;

const mailOf = ({ text, entity }: Reminder, { email, name }: Pick<User, 'email' | 'name'>): ReminderMail => ({
  to: email,
  subject: `Reminder: ${text}`,
  paragraphs: [
    `Hello ${name},`,
    entity ? `you are reminded of ${entity.label}: ${text}` : `you are reminded: ${text}`,
  ],
});

/** The logins that a reminder is for: one, or those of a team. */
async function remindedBy(unit: Unit, reminder: Reminder): Promise<readonly Stored<User>[]> {
  const { ownerRef } = reminder;
  const ids = isForTeam(reminder)
    ? (await unit.list(employees, peopleOfTeam(ownerRef.id.slice(teamOwner('').id.length)))).flatMap(
        ({ userId }) => userId ?? [],
      )
    : [ownerRef.id];
  const found = await Promise.all(ids.map((id) => unit.find(users, id)));
  return found.flatMap((login) => (login && userState(login) === 'active' ? [login] : []));
}
