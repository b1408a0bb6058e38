import { nextMoment, REPEATS, repeatOf } from './index';
import { recurrenceOf } from './repeat';

const BERLIN = 'Europe/Berlin';
const at = new Date('2026-10-24T06:30:00Z');

describe('a rhythm', () => {
  it.each(REPEATS)('%s is known again by its rule', (repeat) => {
    expect(repeatOf(recurrenceOf(repeat, '2026-01-31'))).toBe(repeat);
  });

  it('keeps the time on the wall clock when the clocks change', () => {
    const next = nextMoment(recurrenceOf('daily', '2026-10-24'), at, at, BERLIN);
    expect(next?.toISOString()).toBe('2026-10-25T07:30:00.000Z');
  });

  it('leaves out what was missed: the next moment lies ahead', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    const next = nextMoment(recurrenceOf('weekly', '2026-10-24'), at, now, BERLIN);
    expect(next?.toISOString()).toBe('2026-11-21T07:30:00.000Z');
  });

  it('comes back to the 31st after a month without one', () => {
    const rule = recurrenceOf('monthly', '2026-01-31');
    const january = new Date('2026-01-31T07:00:00Z');
    const february = nextMoment(rule, january, january, BERLIN);
    expect(february?.toISOString()).toBe('2026-02-28T07:00:00.000Z');
    expect(february && nextMoment(rule, february, february, BERLIN)?.toISOString()).toBe(
      '2026-03-31T06:00:00.000Z',
    );
  });
});
