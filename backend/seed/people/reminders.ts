import { addDays } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Customer } from '@fm/domain/customer';
import type { Employee } from '@fm/domain/employee';
import type { Offer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import {
  fireAtOf,
  type Reminder,
  type ReminderField,
  type Repeat,
  recurrenceOf,
  reminders,
  teamOwner,
  transitionReminder,
} from '@fm/domain/reminder';
import type { Task } from '@fm/domain/task';
import { ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { REMINDER_TEXTS } from '../texts/tasks';
import type { World } from '../world';

const SNOOZED = 3;
const RELATIVE = 18;
const ABSOLUTE = 10;

/** Of those at a moment, by their place: which belong to a team, and which come again and again. */
const OF_TEAM: Readonly<Record<number, string>> = { 3: 'Technical', 5: 'Office', 7: 'Office' };
const REPEATED: Readonly<Record<number, Repeat>> = { 4: 'monthly', 5: 'weekly', 9: 'quarterly' };

/** What reminders may be about. */
export interface Remindable {
  readonly offers: readonly Stored<Offer>[];
  readonly customers: readonly Stored<Customer>[];
  readonly staff: readonly Stored<Employee>[];
  readonly tasks: readonly Stored<Task>[];
}

/** Something with a date a reminder can follow. */
interface Subject {
  readonly field: ReminderField;
  readonly day: string;
  readonly entity: NonNullable<Reminder['entity']>;
  readonly customerId?: string;
}

/**
 * 35 reminders: one due now for each login, 3 snoozed, 18 that follow a date, 10 at a moment: of these
 * 3 are a team's and 3 repeat.
 */
export function buildReminders(world: World, about: Remindable): Chronicle<Reminder>[] {
  const owners = Object.values(ACTORS);
  const subjects = subjectsOf(world, about);
  let n = 0;
  const next = (
    rule: Reminder['rule'],
    fireAt: Date,
    text: string,
    over: Partial<Reminder> = {},
  ): Chronicle<Reminder> => {
    const owner = owners[n % owners.length] ?? ACTORS.office;
    n += 1;
    return build(world, world.id('reminder', n), owner, rule, fireAt, text, over);
  };
  const absolute = (at: Date, text: string, over?: Partial<Reminder>) =>
    next({ kind: 'absolute', at }, at, text, over);
  const text = (index: number) => REMINDER_TEXTS.absolute[index % REMINDER_TEXTS.absolute.length] ?? '';
  const { calendar, random } = world;
  const due = owners.map((_, index) =>
    absolute(calendar.at(calendar.day(-1), 480 + index * 60), text(index)),
  );
  const snoozed = Array.from({ length: SNOOZED }, (_, index) => {
    const chronicle = absolute(calendar.at(calendar.day(-2), 540), text(index + 4));
    snooze(world, chronicle, owners[(owners.length + index) % owners.length] ?? ACTORS.office, index + 1);
    return chronicle;
  });
  const relative = Array.from({ length: RELATIVE }, (_, index) => {
    const subject = subjects[index % Math.max(1, subjects.length)];
    if (!subject) throw new Error('No record has a date to be reminded of.');
    const rule = { kind: 'relative' as const, field: subject.field, offsetDays: -7, timeOfDay: '08:00' };
    const words = REMINDER_TEXTS[subject.field as keyof typeof REMINDER_TEXTS];
    const fireAt = fireAtOf(rule, subject.day, COMPANY.timezone) ?? calendar.pastEnds;
    return next(rule, fireAt, typeof words === 'string' ? words : text(index), {
      entity: subject.entity,
      ...(subject.customerId && { customerId: subject.customerId }),
    });
  });
  const later = Array.from({ length: ABSOLUTE }, (_, index) => {
    const day = calendar.day(random.int(1, 40));
    const [team, repeat] = [OF_TEAM[index], REPEATED[index]];
    return absolute(calendar.at(day, 480), text(index), {
      ...(team && { ownerRef: teamOwner(team) }),
      ...(repeat && { repeat: recurrenceOf(repeat, day) }),
    });
  });
  return [...due, ...snoozed, ...relative, ...later];
}

function build(
  { calendar }: World,
  id: string,
  owner: Actor,
  rule: Reminder['rule'],
  fireAt: Date,
  text: string,
  over: Partial<Reminder>,
): Chronicle<Reminder> {
  const record: Reminder = {
    text,
    ownerRef: { id: owner.uid, name: owner.name },
    rule,
    fireAt,
    channel: 'app',
    state: 'scheduled',
    ...over,
  };
  return new Chronicle(reminders, id, record, owner, calendar.at(calendar.day(-5), 600));
}

function snooze({ calendar }: World, chronicle: Chronicle<Reminder>, owner: Actor, days: number): void {
  const snoozedUntil = calendar.at(calendar.day(days), 480);
  chronicle.take(
    (reminder, at) => transitionReminder(reminder, 'snoozed', { snoozedUntil }, owner, at),
    owner,
    calendar.at(calendar.day(-1), 900),
  );
}

/** Records whose date is far enough ahead for a notice a week before, of each kind in turn. */
function subjectsOf({ calendar }: World, { offers, customers, staff, tasks }: Remindable): Subject[] {
  const ahead = addDays(calendar.today, 8);
  const comes = (day: string | undefined): day is string => day !== undefined && day >= ahead;
  const subject = (
    field: ReminderField,
    type: string,
    id: string,
    label: string,
    day: string | undefined,
    customerId?: string,
  ): Subject[] =>
    comes(day) ? [{ field, day, entity: { type, id, label }, ...(customerId && { customerId }) }] : [];
  const kinds = [
    offers.flatMap(({ id, status, title, number, validUntil, customerRef }) =>
      status === 'sent'
        ? subject('validUntil', 'offer', id, `${number ?? ''} ${title}`.trim(), validUntil, customerRef.id)
        : [],
    ),
    customers.flatMap(({ id, name, contractEnd }) =>
      subject('contractEnd', 'customer', id, name, contractEnd, id),
    ),
    staff.flatMap(({ id, displayName, nextExpiry }) =>
      subject('nextExpiry', 'employee', id, displayName, nextExpiry),
    ),
    tasks.flatMap(({ id, title, status, dueDate }) =>
      status === 'open' ? subject('dueDate', 'task', id, title, dueDate) : [],
    ),
  ];
  return Array.from({ length: RELATIVE }, (_, n) => kinds.flatMap((list) => list[n] ?? [])).flat();
}
