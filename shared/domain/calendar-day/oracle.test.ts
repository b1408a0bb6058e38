import { endOfMonth, getDayOfWeek, parseDate, startOfWeek as startOfWeekIn } from '@internationalized/date';
import * as fc from 'fast-check';
import { addDays, addMonths, type CalendarDay, daysBetween, startOfWeek, weekdayOf } from './index';

const days = fc
  .tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]): CalendarDay => {
    const first = parseDate(`${year}-${String(month).padStart(2, '0')}-01`);
    return first.set({ day: Math.min(day, endOfMonth(first).day) }).toString() as CalendarDay;
  });
const holdsFor = (property: Parameters<typeof fc.property<[CalendarDay, number]>>[2]) =>
  fc.assert(fc.property(days, fc.integer({ min: -2000, max: 2000 }), property), { numRuns: 1000 });

describe('calendar arithmetic agrees with @internationalized/date', () => {
  it('on days added', () => {
    holdsFor((day, count) => {
      expect(addDays(day, count)).toBe(parseDate(day).add({ days: count }).toString());
    });
  });

  it('on months added, to the last day of shorter ones', () => {
    holdsFor((day, count) => {
      expect(addMonths(day, count)).toBe(parseDate(day).add({ months: count }).toString());
    });
  });

  it('on days between two', () => {
    holdsFor((day, count) => {
      const other = parseDate(day).add({ days: count }).toString() as CalendarDay;
      expect(daysBetween(day, other)).toBe(count);
    });
  });

  it('on weekdays and the Monday of a week', () => {
    holdsFor((day) => {
      expect(weekdayOf(day)).toBe(((getDayOfWeek(parseDate(day), 'de-DE') + 7) % 7) + 1);
      expect(startOfWeek(day)).toBe(startOfWeekIn(parseDate(day), 'de-DE').toString());
    });
  });
});
