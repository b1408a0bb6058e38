import { COMPANY } from '@fm/domain/company';
import { customers } from '@fm/domain/customer';
import { kindNamed } from '@fm/domain/kinds';
import type { RecordKind, RecordName, Ref, Stored } from '@fm/domain/record';
import {
  isForTeam,
  REMINDER_TYPES,
  type Reminder,
  type ReminderValues,
  type SettledReminder,
  teamOwner,
} from '@fm/domain/reminder';
import { users } from '@fm/domain/user';
import { FailureSignal, invalid } from '../failure';
import { namedRef } from '../reference';
import { loginOf, MOST_FOLLOWING, type Unit } from '../unit';

/**
 * What a form says of a reminder, with what the records say themselves: what the one it is about is called, its date
 * and who is responsible for it, and the name of who is reminded. Throws an `invalid` failure that names the field.
 */
export async function settledReminder(
  unit: Unit,
  values: ReminderValues,
  stored: Stored<Reminder> | undefined,
): Promise<SettledReminder> {
  const about = await aboutOf(unit, values, stored);
  const ownerRef = await ownerOf(unit, values.ownerRef, stored?.ownerRef);
  if (values.when === 'date' && !about.sourceDay)
    throw wrong('field', 'The record is closed, or has no such date yet.');
  return { ...values, ...about, ownerRef };
}

/** Throws where so many reminders follow the record already that a further one would go with none of its changes. */
export async function checkRoom(
  unit: Unit,
  id: string,
  { when, entity }: Pick<ReminderValues, 'when' | 'entity'>,
): Promise<void> {
  if (when !== 'date' || !entity) return;
  const following = await unit.followers.of(entity.id);
  if (following.length < MOST_FOLLOWING || following.includes(id)) return;
  throw wrong(
    'field',
    `${MOST_FOLLOWING} reminders follow this record already. Choose a day of your own, or remove one of them.`,
  );
}

/** Throws where a reminder that comes back from the trash finds no room among those that follow its record. */
export async function checkMayFollow(unit: Unit, reminder: Stored<Reminder> | undefined): Promise<void> {
  if (reminder?.rule?.kind === 'relative')
    await checkRoom(unit, reminder.id, { when: 'date', entity: reminder.entity ?? null });
}

type About = Pick<SettledReminder, 'entity' | 'customerId' | 'sourceDay' | 'responsible'>;

/** What the record says that a reminder is about. One that is stored may be about a record that is gone by now. */
async function aboutOf(
  unit: Unit,
  { entity, field }: ReminderValues,
  stored: Stored<Reminder> | undefined,
): Promise<About> {
  if (!entity) return { entity: null, customerId: null };
  const isKept = stored?.entity?.type === entity.type && stored.entity.id === entity.id;
  const kind = aboutKind(entity.type);
  const record = kind && (await unit.find(kind, entity.id));
  if (!isKept && (!record || record.trashed))
    throw wrong('entity', 'This record is not there any more. Choose another one.');
  const followed = record && !record.trashed ? kind?.followed?.(record) : undefined;
  return {
    entity: isKept
      ? (stored.entity ?? null)
      : { type: entity.type, id: entity.id, label: (record && kind?.label(record)) ?? '' },
    customerId: (isKept ? stored.customerId : customerOf(entity, record)) ?? null,
    sourceDay: field && !followed?.over ? followed?.days[field] : undefined,
    responsible: await loginOf(unit, followed?.responsible),
  };
}

/** The customer whose reminders it stands among. */
const customerOf = ({ type, id }: RecordName, record: object | undefined): string | undefined =>
  type === customers.type
    ? id
    : (record as { readonly customerRef?: Ref | null } | undefined)?.customerRef?.id;

/** The kind of a record that reminders can be about; undefined for any other. */
const aboutKind = (type: string): RecordKind<object> | undefined =>
  REMINDER_TYPES.some((one) => one === type) ? kindNamed(type) : undefined;

/** Who is reminded, by the name of their record: a login that may sign in, or a team of the company. */
async function ownerOf(unit: Unit, typed: Ref, stored: Ref | undefined): Promise<Ref> {
  const isTeam = isForTeam({ ownerRef: typed });
  const team = COMPANY.teams.map(teamOwner).find(({ id }) => id === typed.id);
  return (
    (isTeam && team) ||
    namedRef(
      unit,
      { typed, base: null, stored },
      {
        kind: users,
        field: 'values.ownerRef',
        message: 'This person cannot be reminded. Choose somebody who signs in.',
        fits: ({ disabled }) => !isTeam && !disabled,
      },
    )
  );
}

const wrong = (field: string, message: string) =>
  new FailureSignal(invalid(message, { [`values.${field}`]: message }));
