import { COMPANY } from '@fm/domain/company';
import { employees } from '@fm/domain/employee';
import type { Followed, RecordKind, Ref } from '@fm/domain/record';
import { followRecord, movesReminders, reminders } from '@fm/domain/reminder';
import { isSound } from './checked';
import type { Unit } from './unit';

/** How a record that is changed in the unit looked and will look to the reminders about it. */
export interface FollowedChange<R extends object> {
  readonly before: R;
  readonly after: R;
  /** The record is in the trash before, or after. */
  readonly trashed?: { readonly before: boolean; readonly after: boolean };
  /** What goes into the trash or out of it in the same unit: it is then as it was. */
  readonly moved?: ReadonlySet<string>;
}

/**
 * Lets the reminders about a record follow its change in the same commit: there is no server job that could do it
 * later. Reads nothing unless a date they may follow, whoever is responsible or whether it is over changes.
 */
export async function followReminders<R extends object>(
  unit: Unit,
  collection: RecordKind<R>,
  id: string,
  { before, after, trashed = { before: false, after: false }, moved = new Set() }: FollowedChange<R>,
): Promise<void> {
  if (!collection.followed) return;
  const was = seen(collection.followed(before), trashed.before);
  const is = seen(collection.followed(after), trashed.after);
  if (!movesReminders(was, is)) return;
  const following = await unit.followers.of(id);
  if (following.length === 0) return;
  const responsible = await loginOf(unit, is.responsible);
  for (const reminder of following) {
    if (moved.has(`${reminders.path}/${reminder}`)) continue;
    const known = await unit.find(reminders, reminder);
    // What goes to the trash with the record comes back with it as it was. A damaged one keeps nobody from a new date.
    if (known?.trashed !== false || !isSound(reminders, known)) continue;
    await unit.change(reminders, reminder, (current) => ({
      ok: true,
      patch:
        current.entity?.type === collection.type
          ? followRecord(current, { before: was, after: is, responsible }, COMPANY.timezone)
          : {},
    }));
  }
}

const seen = (followed: Followed, trashed: boolean): Followed =>
  trashed ? { ...followed, over: true } : followed;

/** The login of an employee, by its name there; undefined for none, and for one without. */
export async function loginOf(unit: Unit, employee: string | undefined): Promise<Ref | undefined> {
  const person = employee === undefined ? undefined : await unit.find(employees, employee);
  return person?.userId ? { id: person.userId, name: person.displayName } : undefined;
}
