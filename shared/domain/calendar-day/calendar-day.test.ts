import {
  addDays,
  addMonths,
  daysBetween,
  endOfWeek,
  isCalendarDay,
  startOfWeek,
  today,
  weekdayOf,
} from './index';

describe('calendar days', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('knows the day %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '20.11.2026', '0000-01-01'])(
    'refuses %p',
    (day) => {
      expect(isCalendarDay(day)).toBe(false);
    },
  );

  it('adds days over a month end and over both clock changes', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('makes a day the month lacks its last', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
  });

  it('counts days between two days in both directions', () => {
    expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
    expect(daysBetween('2026-12-01', '2026-11-20')).toBe(-11);
  });

  it('knows Monday to Sunday, before 1970 too', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('1969-12-29')).toBe(1);
  });

  it('begins a week on Monday and ends it on Sunday', () => {
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(endOfWeek('2026-11-16')).toBe('2026-11-22');
  });

  it('is already tomorrow east of here and still yesterday west of here', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(today('Europe/Berlin', now)).toBe('2026-11-21');
    expect(today('UTC', now)).toBe('2026-11-20');
    expect(today('America/New_York', now)).toBe('2026-11-20');
    expect(today('Pacific/Auckland', now)).toBe('2026-11-21');
  });
});
