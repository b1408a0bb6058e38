import type { Followed } from '../record';
import { followRecord, movesReminders, type Reminder } from './index';

const BERLIN = 'Europe/Berlin';
const reminder = (over: Partial<Reminder> = {}): Reminder => ({
  text: 'Ask about renewal',
  ownerRef: { id: 'u-olga', name: 'Olga Brandt' },
  rule: { kind: 'relative', field: 'contractEnd', offsetDays: -60, timeOfDay: '08:00' },
  fireAt: new Date('2026-12-01T07:00:00Z'),
  channel: 'app',
  state: 'scheduled',
  ...over,
});
const ends = (contractEnd: string | undefined, over = false): Followed => ({ days: { contractEnd }, over });
const responsible = { id: 'u-marek', name: 'Marek Wolny' };
const follow = (one: Reminder, before: Followed, after: Followed) =>
  followRecord(one, { before, after, responsible }, BERLIN);

describe('a reminder that follows a date', () => {
  it('moves with it and is armed anew, also where it was snoozed', () => {
    const moved = follow(reminder({ state: 'snoozed' }), ends('2027-01-30'), ends('2027-03-31'));
    expect(moved).toMatchObject({ state: 'scheduled', fireAt: new Date('2027-01-30T07:00:00Z') });
    expect(moved).toHaveProperty('snoozedUntil', undefined);
  });

  it('ends with the record, with the date, and comes back with them', () => {
    expect(follow(reminder(), ends('2027-01-30'), ends('2027-01-30', true))).toEqual({ state: 'cancelled' });
    expect(follow(reminder(), ends('2027-01-30'), ends(undefined))).toEqual({ state: 'cancelled' });
    const cancelled = reminder({ state: 'cancelled' });
    expect(follow(cancelled, ends('2027-01-30', true), ends('2027-01-30'))).toMatchObject({
      state: 'scheduled',
      fireAt: new Date('2026-12-01T07:00:00Z'),
    });
  });

  it('goes to the next one responsible only if it was set for whoever that is', () => {
    const same = ends('2027-01-30');
    expect(follow(reminder({ toResponsible: true }), same, same)).toEqual({ ownerRef: responsible });
    expect(follow(reminder(), same, same)).toEqual({});
  });

  it('stays over once it is done, and one with a moment of its own follows nothing', () => {
    expect(follow(reminder({ state: 'done' }), ends('2027-01-30'), ends('2027-03-31'))).toEqual({});
    const rule = { kind: 'absolute' as const, at: new Date() };
    expect(follow(reminder({ rule }), ends('2027-01-30'), ends(undefined, true))).toEqual({});
  });

  it('has something to follow only where a date, the end or the person changes', () => {
    expect(movesReminders(ends('2027-01-30'), ends('2027-01-30'))).toBe(false);
    expect(movesReminders(ends('2027-01-30'), ends('2027-01-31'))).toBe(true);
    expect(movesReminders(ends('2027-01-30'), { ...ends('2027-01-30'), responsible: 'e1' })).toBe(true);
  });
});
