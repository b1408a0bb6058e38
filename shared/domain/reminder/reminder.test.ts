import * as v from 'valibot';
import { MANAGER_ACTOR, NOW, OFFICE, storedRecord, TODAY } from '../testing/record-fixture';
import {
  emptyReminder,
  fireAtOf,
  REMINDER_STATES,
  type Reminder,
  type ReminderState,
  reminderFormSchema,
  reminderToForm,
  reminderToRecord,
  transitionReminder,
} from './index';

const BERLIN = 'Europe/Berlin';
const me = { id: OFFICE.uid, name: OFFICE.name };
const typed = { ...emptyReminder(), text: 'Call', ownerRef: me, day: '2026-11-25' };
const base = reminderToRecord(v.parse(reminderFormSchema, typed), BERLIN);
const reminder = (over: Partial<Reminder> = {}) => storedRecord<Reminder>({ ...base, ...over });
const snoozedUntil = new Date(NOW.getTime() + 60_000);
const allowed = (over: Partial<Reminder>, actor = OFFICE) =>
  REMINDER_STATES.filter((to) => transitionReminder(reminder(over), to, { snoozedUntil }, actor, NOW).ok);

describe('the states of a reminder', () => {
  it.each<[ReminderState, ReminderState[]]>([
    ['scheduled', ['done', 'cancelled']],
    ['due', ['snoozed', 'done', 'dismissed', 'cancelled']],
    ['snoozed', ['snoozed', 'done', 'cancelled']],
    ['done', []],
    ['dismissed', []],
    ['cancelled', []],
  ])('lead for its owner from %s to %j', (state, to) => {
    expect(allowed({ state })).toEqual(to);
  });

  it('are those of a due one once its time has come', () => {
    expect(allowed({ state: 'scheduled', fireAt: NOW })).toEqual([
      'snoozed',
      'done',
      'dismissed',
      'cancelled',
    ]);
    expect(allowed({ state: 'snoozed', fireAt: NOW })).toEqual(['snoozed', 'done', 'dismissed', 'cancelled']);
  });

  it("let others at most cancel one, and a manager not touch somebody else's", () => {
    expect(allowed({ state: 'due', ownerRef: { id: 'x', name: 'X' } })).toEqual(['cancelled']);
    expect(allowed({ state: 'due' }, MANAGER_ACTOR)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('comes again when its snooze is over', () => {
    const result = transitionReminder(reminder({ state: 'due' }), 'snoozed', { snoozedUntil }, OFFICE, NOW);
    expect(result.ok && result.patch).toMatchObject({ state: 'snoozed', fireAt: snoozedUntil });
  });

  it('is not snoozed into the past', () => {
    expect(
      transitionReminder(reminder({ state: 'due' }), 'snoozed', { snoozedUntil: NOW }, OFFICE, NOW),
    ).toMatchObject({
      ok: false,
      fields: { snoozedUntil: expect.any(String) },
    });
  });

  it('fires at a time of day so many days from the date it follows, over a clock change too', () => {
    const rule = {
      kind: 'relative' as const,
      field: 'validUntil' as const,
      offsetDays: -7,
      timeOfDay: '08:00',
    };
    expect(fireAtOf(rule, '2026-11-27', BERLIN)?.toISOString()).toBe('2026-11-20T07:00:00.000Z');
    expect(fireAtOf(rule, '2026-10-28', BERLIN)?.toISOString()).toBe('2026-10-21T06:00:00.000Z');
    expect(fireAtOf(rule, undefined, BERLIN)).toBeUndefined();
  });

  it('keeps following a date when only its text is edited, and is armed anew by a new moment', () => {
    const rule = {
      kind: 'relative' as const,
      field: 'validUntil' as const,
      offsetDays: -7,
      timeOfDay: '08:00',
    };
    const before = { ...base, rule, state: 'snoozed' as const };
    const form = reminderToForm(before, BERLIN);
    const edited = reminderToRecord(v.parse(reminderFormSchema, { ...form, text: 'Write' }), BERLIN, before);
    expect(edited).toMatchObject({ text: 'Write', rule, state: 'snoozed' });
    const moved = reminderToRecord(v.parse(reminderFormSchema, { ...form, day: TODAY }), BERLIN, before);
    expect(moved).toMatchObject({ state: 'scheduled', rule: { kind: 'absolute' } });
  });
});
