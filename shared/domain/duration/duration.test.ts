import * as v from 'valibot';
import { durationText, optionalDuration, parseDuration } from './index';

describe('a typed length of time', () => {
  it.each([
    ['20 h', 1200],
    ['20h', 1200],
    ['1:30', 90],
    ['0:45', 45],
    ['100:00', 6000],
    ['1,5 h', 90],
    ['1.5h', 90],
    ['.25 hours', 15],
    ['1.33 h', 80],
    ['1 h 30 min', 90],
    ['1h30', 90],
    ['1 h 5 m', 65],
    ['90 min', 90],
    ['90', 90],
    [' 90 Minutes ', 90],
    ['1,500', 1500],
    ['1.440 min', 1440],
    ['0', 0],
  ])('%s is %d minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each(['', 'soon', 'h', '1:75', '1:5', '1,5', '-20', '2 days', '90 min 1 h', '9'.repeat(20)])(
    '"%s" is none',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  it('is written as it can be read again', () => {
    for (const minutes of [1, 45, 60, 90, 1200, 86_400])
      expect(parseDuration(durationText(minutes))).toBe(minutes);
  });

  it('that is out of bounds or unreadable is refused with what to enter', () => {
    const schema = optionalDuration(1, 1440);
    const problem = (value: number | null) => v.safeParse(schema, value).issues?.[0].message;
    expect(problem(null)).toBeUndefined();
    expect(problem(1440)).toBeUndefined();
    for (const value of [0, 1441, Number.NaN])
      expect(problem(value)).toBe('Enter a duration from 1 min to 24 h.');
  });
});
