import { addDays, type CalendarDay, isWeekend } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt } from '@fm/domain/instant';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** Days and instants of the demo, counted from the day it is seeded. */
export class SeedCalendar {
  readonly #midnights = new Map<CalendarDay, number>();

  /** Everything that has happened, happened before: whoever seeds at night must not see the future. */
  readonly pastEnds: Date;

  constructor(readonly today: CalendarDay) {
    this.pastEnds = instantAt(addDays(today, -1), '20:00', COMPANY.timezone);
  }

  /** The day so many days from today. */
  day(offset: number): CalendarDay {
    return addDays(this.today, offset);
  }

  /** The nearest working day from a day on, in steps of +1 or -1. */
  workday(day: CalendarDay, step: 1 | -1 = 1): CalendarDay {
    return isWeekend(day) ? this.workday(addDays(day, step), step) : day;
  }

  /** Today, whatever day it is, and as many working days after it as make so many days. */
  fromToday(count: number): CalendarDay[] {
    const days = [this.today];
    while (days.length < count) days.push(this.workday(addDays(days.at(-1) ?? this.today, 1)));
    return days;
  }

  /** An instant at the company, `minutes` after midnight. */
  at(day: CalendarDay, minutes: number): Date {
    // Asking for a time zone is slow, and the same days are asked for thousands of times.
    const midnight = this.#midnights.get(day) ?? instantAt(day, '00:00', COMPANY.timezone).getTime();
    this.#midnights.set(day, midnight);
    return new Date(midnight + minutes * MS_PER_MINUTE);
  }

  /** The same time on the next working day, where an instant falls on a weekend. */
  officeDay(at: Date): Date {
    const weekday = at.getUTCDay();
    const days = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
    return new Date(at.getTime() + days * MINUTES_PER_DAY * MS_PER_MINUTE);
  }

  /** `wanted`, or the end of the past when that would be later. */
  past(wanted: Date): Date {
    return wanted > this.pastEnds ? this.pastEnds : wanted;
  }
}
