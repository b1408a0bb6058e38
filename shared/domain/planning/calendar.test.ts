import { dayIn } from '../calendar-day';
import { timeIn } from '../instant';
import {
  clockOf,
  daysShown,
  movedEnd,
  movedToDay,
  movedToTime,
  periodBeside,
  placedOn,
  weekNumber,
} from './index';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';
const at = (text: string) => new Date(text);
const job = (from: string, to?: string) => ({
  plannedStart: at(from),
  plannedEnd: to === undefined ? undefined : at(to),
});
const order = (timezone: string, from: string, to?: string) => ({
  ...job(from, to),
  timezone,
  plannedDay: '',
});

describe('the days a calendar shows', () => {
  it('are a day, a week from Monday, or the whole weeks of a month', () => {
    expect(daysShown('day', '2026-11-22')).toEqual(['2026-11-22']);
    expect(daysShown('week', '2026-11-22')).toHaveLength(7);
    expect(daysShown('week', '2026-11-22')[0]).toBe('2026-11-16');
    const month = daysShown('month', '2026-11-22');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysShown('month', '2027-02-10')).toHaveLength(28);
  });

  it('lead on by a day, a week, a month, over clock changes and short months', () => {
    expect(periodBeside('day', '2026-03-29', 1)).toBe('2026-03-30');
    expect(periodBeside('week', '2026-10-25', -1)).toBe('2026-10-18');
    expect(periodBeside('month', '2026-01-31', 1)).toBe('2026-02-28');
  });

  it.each([
    ['2026-01-01', 1],
    ['2026-11-22', 47],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => {
    expect(weekNumber(day)).toBe(week);
  });
});

describe('the place of a job on a day', () => {
  it('is where the clocks here show it, wherever the site is', () => {
    // 08:00 in New York, 14:00 in Berlin; 08:00 in Auckland on the 24th is 20:00 in Berlin on the 23rd.
    const jobs = [
      job('2026-11-23T13:00Z', '2026-11-23T15:00Z'),
      job('2026-11-23T19:00Z', '2026-11-23T20:00Z'),
    ];
    expect(placedOn(jobs, '2026-11-23', BERLIN).map(({ fromMin, toMin }) => [fromMin, toMin])).toEqual([
      [840, 960],
      [1200, 1260],
    ]);
    expect(placedOn(jobs, '2026-11-24', BERLIN)).toEqual([]);
  });

  it('ends at midnight and goes on the next day for a night shift', () => {
    const night = [job('2026-11-23T21:00Z', '2026-11-24T03:00Z')];
    expect(placedOn(night, '2026-11-23', BERLIN)).toMatchObject([
      { fromMin: 1320, toMin: 1440, begunBefore: false, goesOn: true },
    ]);
    expect(placedOn(night, '2026-11-24', BERLIN)).toMatchObject([
      { fromMin: 0, toMin: 240, begunBefore: true, goesOn: false },
    ]);
  });

  it('is where clocks show it on the days they change', () => {
    // 01:00 to 04:00 by the clock, two hours long; then 01:30 to 04:00, three and a half.
    expect(placedOn([job('2026-03-29T00:00Z', '2026-03-29T02:00Z')], '2026-03-29', BERLIN)).toMatchObject([
      { fromMin: 60, toMin: 240 },
    ]);
    expect(placedOn([job('2026-10-24T23:30Z', '2026-10-25T03:00Z')], '2026-10-25', BERLIN)).toMatchObject([
      { fromMin: 90, toMin: 240 },
    ]);
  });

  it('has room even where a job seems to end before it begins, as clocks go back', () => {
    // From the first 02:45 to the second 02:15.
    expect(placedOn([job('2026-10-25T00:45Z', '2026-10-25T01:15Z')], '2026-10-25', BERLIN)).toMatchObject([
      { fromMin: 165, toMin: 195 },
    ]);
  });

  it('is beside others at the same time, and alone after them', () => {
    const jobs = [
      job('2026-11-23T07:00Z', '2026-11-23T10:00Z'),
      job('2026-11-23T08:00Z', '2026-11-23T09:00Z'),
      job('2026-11-23T09:00Z', '2026-11-23T11:00Z'),
      job('2026-11-23T11:00Z', '2026-11-23T12:00Z'),
    ];
    expect(placedOn(jobs, '2026-11-23', BERLIN).map(({ place, places }) => [place, places])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});

describe('moving an order', () => {
  it('to another day keeps the time at the site over both clock changes', () => {
    const spring = movedToDay(
      order(BERLIN, '2026-03-27T07:00Z', '2026-03-27T09:00Z'),
      '2026-03-27',
      '2026-03-30',
      BERLIN,
    );
    expect(spring).toEqual({
      plannedStart: at('2026-03-30T06:00Z'),
      plannedEnd: at('2026-03-30T08:00Z'),
      plannedDay: '2026-03-30',
    });
    const autumn = movedToDay(order(BERLIN, '2026-10-23T06:00Z'), '2026-10-23', '2026-10-26', BERLIN);
    expect(autumn).toEqual({
      plannedStart: at('2026-10-26T07:00Z'),
      plannedEnd: undefined,
      plannedDay: '2026-10-26',
    });
  });

  it('keeps 08:00 in New York where clocks change there and not here', () => {
    const moved = movedToDay(order(NEW_YORK, '2026-03-06T13:00Z'), '2026-03-06', '2026-03-09', BERLIN);
    expect(moved.plannedStart).toEqual(at('2026-03-09T12:00Z'));
  });

  it('moves a job far ahead by as many days as it was dragged', () => {
    // Shown on the 23rd here, the 24th there.
    const moved = movedToDay(order(AUCKLAND, '2026-11-23T19:00Z'), '2026-11-23', '2026-11-25', BERLIN);
    expect(moved).toMatchObject({ plannedStart: at('2026-11-25T19:00Z'), plannedDay: '2026-11-26' });
  });

  it('keeps a night shift a night shift', () => {
    const moved = movedToDay(
      order(BERLIN, '2026-11-23T21:00Z', '2026-11-24T03:00Z'),
      '2026-11-23',
      '2026-11-27',
      BERLIN,
    );
    expect(moved).toMatchObject({
      plannedStart: at('2026-11-27T21:00Z'),
      plannedEnd: at('2026-11-28T03:00Z'),
    });
  });

  it('into the night in which clocks jump over its start keeps how long it takes', () => {
    const moved = movedToDay(
      order(BERLIN, '2026-03-27T01:30Z', '2026-03-27T02:00Z'),
      '2026-03-27',
      '2026-03-29',
      BERLIN,
    );
    expect(moved).toMatchObject({
      plannedStart: at('2026-03-29T01:30Z'),
      plannedEnd: at('2026-03-29T02:00Z'),
    });
  });

  it('to somebody else on its own day leaves the second of two equal times where it was', () => {
    const second = order(BERLIN, '2026-10-25T01:30Z', '2026-10-25T01:45Z');
    expect(movedToDay(second, '2026-10-25', '2026-10-25', BERLIN)).toMatchObject({
      plannedStart: second.plannedStart,
      plannedEnd: second.plannedEnd,
    });
  });

  it('to another time keeps how long it takes, and puts the day of the site', () => {
    const moved = movedToTime(
      order(AUCKLAND, '2026-11-23T19:00Z', '2026-11-23T20:30Z'),
      '2026-11-25',
      9 * 60 + 15,
      BERLIN,
    );
    expect(moved).toEqual({
      plannedStart: at('2026-11-25T08:15Z'),
      plannedEnd: at('2026-11-25T09:45Z'),
      plannedDay: '2026-11-25',
    });
  });

  it('onto the hour that a clock change leaves out puts it after the jump', () => {
    const moved = movedToTime(order(BERLIN, '2026-03-28T08:00Z'), '2026-03-29', 150, BERLIN);
    expect(
      moved.plannedStart && [dayIn(BERLIN, moved.plannedStart), timeIn(BERLIN, moved.plannedStart)],
    ).toEqual(['2026-03-29', '03:30']);
    expect(moved.plannedEnd).toBeUndefined();
  });

  it('that had no time yet gives it the estimate, from the morning where no hour is named', () => {
    const draft = { timezone: BERLIN, estimateMin: 90 };
    expect(movedToDay(draft, '2026-11-23', '2026-11-24', BERLIN)).toEqual({
      plannedStart: at('2026-11-24T07:00Z'),
      plannedEnd: at('2026-11-24T08:30Z'),
      plannedDay: '2026-11-24',
    });
  });

  it('writes minutes as clocks do', () => {
    expect([clockOf(0), clockOf(555), clockOf(1440)]).toEqual(['00:00', '09:15', '23:59']);
  });
});

it.each([
  ['09:30', '08:00', '21:00', '22:30'],
  ['09:30', '08:00', '23:00', '00:30'],
  ['06:00', '22:00', '20:00', '04:00'],
  ['', '08:00', '21:00', ''],
  ['09:30', '', '21:00', '09:30'],
  ['09:30', '08:00', '', '09:30'],
])('the end %s of a job that began at %s goes along to %s as %s', (end, from, to, moved) => {
  expect(movedEnd(end, from, to)).toBe(moved);
});
