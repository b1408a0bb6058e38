import * as v from 'valibot';
import { MANAGER_ACTOR, NOW, OFFICE, storedRecord, TODAY } from '../testing/record-fixture';
import {
  emptyReminder,
  fireAtOf,
  REMINDER_STATES,
  type Reminder,
  type ReminderActor,
  type ReminderState,
  reminderFormSchema,
  reminderToForm,
  reminderToRecord,
  teamOwner,
  transitionReminder,
  undoDone,
} from './index';

const BERLIN = 'Europe/Berlin';
const me = { id: OFFICE.uid, name: OFFICE.name };
const typed = { ...emptyReminder(), text: 'Call', ownerRef: me, day: '2026-11-25' };
const base = reminderToRecord(v.parse(reminderFormSchema, typed), BERLIN);
const reminder = (over: Partial<Reminder> = {}) => storedRecord<Reminder>({ ...base, ...over });
const snoozedUntil = new Date(NOW.getTime() + 60_000);
const allowed = (over: Partial<Reminder>, actor: ReminderActor = OFFICE) =>
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

  it('of a team may be done by everybody in it, and by nobody else', () => {
    const ownerRef = teamOwner('Technical');
    expect(allowed({ ownerRef }, { ...MANAGER_ACTOR, team: 'Technical' })).toEqual(['done', 'cancelled']);
    expect(allowed({ ownerRef }, { ...MANAGER_ACTOR, team: 'Grounds' })).toEqual([]);
  });

  it('that repeats waits for its next moment once it is done, and "Done" can be taken back', () => {
    const at = new Date(NOW.getTime() - 3_600_000);
    const weekly = reminder({
      rule: { kind: 'absolute', at },
      fireAt: at,
      repeat: { unit: 'week', every: 1 },
    });
    const done = transitionReminder(weekly, 'done', {}, OFFICE, NOW);
    const next = new Date(at.getTime() + 7 * 86_400_000);
    expect(done.ok && done.patch).toMatchObject({ state: 'scheduled', fireAt: next, rule: { at: next } });
    expect(undoDone(weekly)).toMatchObject({ state: 'scheduled', fireAt: at, rule: { at } });
  });

  it('is counted from a date of its record', () => {
    const followed = { ...typed, day: '', when: 'date' as const, field: 'validUntil' as const };
    const entity = { type: 'offer', id: 'o1', label: 'OF-1' };
    const parsed = v.parse(reminderFormSchema, { ...followed, entity });
    expect(reminderToRecord({ ...parsed, sourceDay: '2026-11-27' }, BERLIN)).toMatchObject({
      rule: { kind: 'relative', field: 'validUntil', offsetDays: -7, timeOfDay: '08:00' },
      fireAt: new Date('2026-11-20T07:00:00Z'),
    });
  });

  it('for whoever is responsible goes to the login of that person', () => {
    const ada = { id: 'u-ada', name: 'Ada' };
    const parsed = v.parse(reminderFormSchema, {
      ...typed,
      when: 'date',
      field: 'validUntil',
      toResponsible: true,
    });
    expect(reminderToRecord({ ...parsed, sourceDay: '2026-11-27', responsible: ada }, BERLIN)).toMatchObject({
      ownerRef: ada,
      toResponsible: true,
    });
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
    const parsed = v.parse(reminderFormSchema, { ...form, text: 'Write' });
    const edited = reminderToRecord({ ...parsed, sourceDay: '2026-11-27' }, BERLIN, before);
    expect(edited).toMatchObject({ text: 'Write', rule, state: 'snoozed' });
    const absolute = { ...form, when: 'moment' as const, day: TODAY };
    const moved = reminderToRecord(v.parse(reminderFormSchema, absolute), BERLIN, before);
    expect(moved).toMatchObject({ state: 'scheduled', rule: { kind: 'absolute' } });
  });
});
