import fc from 'fast-check';
import { RRule, type Weekday as RuleWeekday } from 'rrule';
import { addDays, compareDays, isWeekend, type Weekday } from '../calendar-day';
import { holidayName } from '../holidays';
import { type Recurrence, type Schedule, scheduledDates } from './index';

const schedule = (recurrence: Recurrence, over: Partial<Schedule> = {}): Schedule => ({
  recurrence,
  startDate: '2026-01-01',
  nonWorkingDay: 'keep',
  ...over,
});
const dates = (...[plan, window]: Parameters<typeof scheduledDates>) =>
  scheduledDates(plan, window).map(({ date }) => date);

describe('a rule', () => {
  it('repeats daily, every n days', () => {
    expect(dates(schedule({ unit: 'day', every: 3 }), { count: 4 })).toEqual([
      '2026-01-01',
      '2026-01-04',
      '2026-01-07',
      '2026-01-10',
    ]);
  });

  it('repeats on weekdays of every second week, counted from the week of the start', () => {
    const rule: Recurrence = { unit: 'week', every: 2, weekdays: [5, 1] };
    expect(dates(schedule(rule), { count: 4 })).toEqual([
      '2026-01-02',
      '2026-01-12',
      '2026-01-16',
      '2026-01-26',
    ]);
  });

  it('on day 31 takes the last day of shorter months', () => {
    const rule: Recurrence = { unit: 'month', every: 1, monthDay: 31 };
    expect(dates(schedule(rule), { count: 4 })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  it('names no day, and ends, when its interval never meets its months', () => {
    const rule: Recurrence = { unit: 'month', every: 12, months: [5] };
    expect(dates(schedule(rule, { startDate: '2026-03-01' }))).toEqual([]);
  });

  it('does not drift when it starts on day 31', () => {
    const rule: Recurrence = { unit: 'month', every: 1 };
    expect(dates(schedule(rule, { startDate: '2026-01-31' }), { count: 3 })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it('repeats on the last day and on the last Friday of the month', () => {
    expect(dates(schedule({ unit: 'month', every: 1, monthDay: 'last' }), { count: 2 })).toEqual([
      '2026-01-31',
      '2026-02-28',
    ]);
    const friday: Recurrence = { unit: 'month', every: 1, nth: { nth: 'last', weekday: 5 } };
    expect(dates(schedule(friday), { count: 3 })).toEqual(['2026-01-30', '2026-02-27', '2026-03-27']);
  });

  it('repeats yearly in several months', () => {
    const rule: Recurrence = { unit: 'year', every: 1, months: [10, 4], monthDay: 15 };
    expect(dates(schedule(rule), { count: 3 })).toEqual(['2026-04-15', '2026-10-15', '2027-04-15']);
  });

  it('comes on 29 February of leap years and on the 28th of others', () => {
    const rule: Recurrence = { unit: 'year', every: 1, months: [2], monthDay: 29 };
    expect(dates(schedule(rule, { startDate: '2027-01-01' }), { count: 2 })).toEqual([
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('ends on its last day and after its last occurrence', () => {
    const daily: Recurrence = { unit: 'day', every: 1 };
    expect(dates(schedule(daily, { endDate: '2026-01-03' }))).toHaveLength(3);
    expect(dates(schedule(daily, { maxCount: 5 }))).toHaveLength(5);
    expect(dates(schedule(daily, { maxCount: 5 }), { from: '2026-01-04' })).toEqual([
      '2026-01-04',
      '2026-01-05',
    ]);
    expect(dates(schedule(daily, { maxCount: 5 }), { from: '2026-02-01' })).toEqual([]);
  });

  it('keeps to its season, over New Year too', () => {
    const winter = schedule(
      { unit: 'month', every: 1, monthDay: 1 },
      { season: { from: '11-01', to: '03-31' } },
    );
    expect(dates(winter, { from: '2026-03-01', count: 3 })).toEqual([
      '2026-03-01',
      '2026-11-01',
      '2026-12-01',
    ]);
  });

  it('gives nothing, and ends, when no day ever matches', () => {
    const never = schedule(
      { unit: 'year', every: 1, months: [7], monthDay: 1 },
      { season: { from: '11-01', to: '03-31' } },
    );
    expect(dates(never)).toEqual([]);
  });
});

describe('days off', () => {
  const first: Recurrence = { unit: 'month', every: 1, monthDay: 1 };
  const inAugust = { from: '2026-07-25', count: 1 };

  it('move to the working day before or after, or are skipped, or kept', () => {
    // 1 August 2026 is a Saturday.
    expect(dates(schedule(first, { nonWorkingDay: 'before' }), inAugust)).toEqual(['2026-07-31']);
    expect(dates(schedule(first, { nonWorkingDay: 'after' }), inAugust)).toEqual(['2026-08-03']);
    expect(dates(schedule(first, { nonWorkingDay: 'skip' }), inAugust)).toEqual(['2026-09-01']);
    expect(dates(schedule(first, { nonWorkingDay: 'keep' }), inAugust)).toEqual(['2026-08-01']);
  });

  it('say why a date moved and where it was', () => {
    expect(scheduledDates(schedule(first, { nonWorkingDay: 'after' }), inAugust)).toEqual([
      { date: '2026-08-03', originalDate: '2026-08-01', shiftedBecause: 'weekend' },
    ]);
  });

  it('know holidays, and Christmas on Friday followed by a weekend', () => {
    const christmas = schedule(
      { unit: 'year', every: 1, months: [12], monthDay: 25 },
      { nonWorkingDay: 'after' },
    );
    const isHoliday = (day: string) => holidayName(day, 'DE') !== undefined;
    expect(scheduledDates(christmas, { count: 1, isHoliday })).toEqual([
      { date: '2026-12-28', originalDate: '2026-12-25', shiftedBecause: 'holiday' },
    ]);
  });

  it('do not make two occurrences of one day', () => {
    const daily = schedule({ unit: 'day', every: 1 }, { nonWorkingDay: 'after', startDate: '2026-11-20' });
    expect(dates(daily, { count: 4 })).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('never move an occurrence before the start or behind the end of the plan', () => {
    const one: Recurrence = { unit: 'day', every: 90 };
    const saturday = { startDate: '2026-08-01', nonWorkingDay: 'before' as const };
    expect(dates(schedule(one, saturday), { count: 1 })).toEqual(['2026-08-03']);
    const ending = { startDate: '2026-05-03', endDate: '2026-08-01', nonWorkingDay: 'after' as const };
    expect(dates(schedule(one, ending), { from: '2026-06-01' })).toEqual(['2026-07-31']);
  });
});

const anyDay = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2020-01-01', days));
const anyWeekdays = fc.uniqueArray(fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7), {
  minLength: 1,
  maxLength: 3,
});
const every = fc.integer({ min: 1, max: 6 });
/** Rules on which the standard and we agree: it skips months without day 31, we take their last day. */
const standardRule: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ unit: fc.constant('day' as const), every }),
  fc.record({ unit: fc.constant('week' as const), every, weekdays: anyWeekdays }),
  fc.record({ unit: fc.constant('month' as const), every, monthDay: fc.integer({ min: 1, max: 28 }) }),
  fc.record({ unit: fc.constant('month' as const), every, monthDay: fc.constant('last' as const) }),
  fc.record({
    unit: fc.constant('month' as const),
    every,
    nth: fc.record({
      nth: fc.constantFrom<(1 | 2 | 3 | 4 | 'last')[]>(1, 2, 3, 4, 'last'),
      weekday: fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7),
    }),
  }),
  fc.record({
    unit: fc.constant('year' as const),
    every,
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
    monthDay: fc.integer({ min: 1, max: 28 }),
  }),
);
const days = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];
const dayOf = (weekday: Weekday): RuleWeekday => days[weekday - 1] ?? RRule.MO;

function byStandard(rule: Recurrence, start: string, count: number): string[] {
  const { nth } = rule;
  const options = {
    freq: { day: RRule.DAILY, week: RRule.WEEKLY, month: RRule.MONTHLY, year: RRule.YEARLY }[rule.unit],
    interval: rule.every,
    dtstart: new Date(`${start}T00:00:00Z`),
    count,
    ...(rule.weekdays && { byweekday: rule.weekdays.map(dayOf) }),
    ...(rule.monthDay !== undefined && { bymonthday: rule.monthDay === 'last' ? -1 : rule.monthDay }),
    ...(nth && { byweekday: [dayOf(nth.weekday).nth(nth.nth === 'last' ? -1 : nth.nth)] }),
    ...(rule.months && { bymonth: rule.months }),
  };
  return new RRule(options).all().map((date) => date.toISOString().slice(0, 10));
}

describe('any rule', () => {
  it('names the days RFC 5545 names', () => {
    fc.assert(
      fc.property(standardRule, anyDay, (rule, start) => {
        const ours = dates(schedule(rule, { startDate: start, endDate: addDays(start, 3000) }), {
          count: 12,
        });
        const theirs = byStandard(rule, start, 12).filter((day) => day <= addDays(start, 3000));
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 300 },
    );
  });

  it('gives each day once, in order, on working days, within start and end', () => {
    fc.assert(
      fc.property(
        standardRule,
        anyDay,
        fc.constantFrom('before' as const, 'after' as const, 'skip' as const),
        (rule, start, nonWorkingDay) => {
          const plan = schedule(rule, { startDate: start, endDate: addDays(start, 900), nonWorkingDay });
          const found = dates(plan, { count: 20 });
          expect(found).toEqual([...new Set(found)].sort(compareDays));
          expect(found.some(isWeekend)).toBe(false);
          expect(found.every((day) => day >= start && day <= addDays(start, 900))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same days whether asked from the start or from later on', () => {
    fc.assert(
      fc.property(standardRule, anyDay, fc.nat(400), (rule, start, later) => {
        const plan = schedule(rule, { startDate: start, nonWorkingDay: 'after' });
        const from = addDays(start, later);
        const all = dates(plan, { count: 500, until: addDays(start, 1200) });
        expect(dates(plan, { from, count: 5, until: addDays(start, 1200) })).toEqual(
          all.filter((day) => day >= from).slice(0, 5),
        );
      }),
      { numRuns: 200 },
    );
  });
});
