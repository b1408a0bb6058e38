import { snoozeUntil } from './fire-at';

const BERLIN = 'Europe/Berlin';
const friday = new Date('2026-11-20T14:30:00Z');

describe('a snooze of one click', () => {
  it('of an hour leads to the same minute of the next hour', () => {
    expect(snoozeUntil('oneHour', '2026-11-20', friday, BERLIN)).toEqual(new Date('2026-11-20T15:30:00Z'));
  });

  it('until tomorrow leads to eight in the morning on the wall clock', () => {
    expect(snoozeUntil('tomorrow', '2026-11-20', friday, BERLIN)).toEqual(new Date('2026-11-21T07:00:00Z'));
  });

  it('until next Monday never stays on a Monday', () => {
    const monday = new Date('2026-11-23T06:00:00Z');
    expect(snoozeUntil('nextMonday', '2026-11-23', monday, BERLIN)).toEqual(new Date('2026-11-30T07:00:00Z'));
    expect(snoozeUntil('nextMonday', '2026-11-20', friday, BERLIN)).toEqual(new Date('2026-11-23T07:00:00Z'));
  });

  it('keeps eight in the morning across the change to summer time', () => {
    const saturday = new Date('2027-03-27T12:00:00Z');
    expect(snoozeUntil('tomorrow', '2027-03-27', saturday, BERLIN)).toEqual(new Date('2027-03-28T06:00:00Z'));
  });
});
