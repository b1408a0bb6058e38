import * as v from 'valibot';
import { FREE_WEEK, FULL_WEEK } from './week-hours';
import { typedMinutes, weekHoursForm, weekHoursToForm, weekHoursToRecord } from './week-hours-form';

const day = (from = '', to = '', from2 = '', to2 = '') => ({ from, to, from2, to2 });
const problems = (mon: ReturnType<typeof day>) =>
  v
    .safeParse(weekHoursForm, { ...weekHoursToForm(FREE_WEEK), mon })
    .issues?.map((issue) => v.getDotPath(issue));

describe('week hours in the employee form', () => {
  it.each([
    ['a start alone', day('08:00'), ['mon.to']],
    ['an end alone', day('', '08:00'), ['mon.from']],
    ['an end before the start', day('12:00', '08:00'), ['mon.to']],
    ['no time at all', day('08:00', '08:00'), ['mon.to']],
    ['a second start before the first end', day('08:00', '12:00', '11:30', '16:00'), ['mon.from2']],
    ['more hours after midnight', day('08:00', '00:00', '12:00', '16:00'), ['mon.from2']],
    ['half of a second span', day('08:00', '12:00', '13:00'), ['mon.to2']],
    ['what is no time', day('25:00', '26:00'), ['mon.from', 'mon.to']],
  ])('do not take %s', (_, typed, expected) => expect(problems(typed)).toEqual(expected));

  it('take a free day, one span, two, and an end at midnight', () => {
    for (const typed of [
      day(),
      day('08:00', '12:00'),
      day('08:00', '12:00', '12:00', '16:00'),
      day('22:00', '00:00'),
    ])
      expect(problems(typed)).toBeUndefined();
    expect(typedMinutes(day('22:00', '00:00'))).toBe(120);
  });

  it('come back as they were stored', () => {
    const week = { ...FULL_WEEK, sun: [{ fromMin: 0, toMin: 1440 }] };
    expect(weekHoursToRecord(weekHoursToForm(week))).toEqual(week);
  });
});
