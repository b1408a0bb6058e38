import { readCron } from './cron';

const isDue = (schedule: string, at: string, timeZone = 'Europe/Berlin') =>
  readCron(schedule, timeZone)?.(new Date(at));

describe('a schedule in five fields', () => {
  it.each([
    ['0 3 * * *', '2026-11-22T02:00:00Z', true],
    ['0 3 * * *', '2026-11-22T03:00:00Z', false],
    ['0 3 * * *', '2026-07-22T01:00:00Z', true],
    ['0 0 * * *', '2026-11-21T23:00:00Z', true],
    ['*/5 * * * *', '2026-11-22T02:10:00Z', true],
    ['*/5 * * * *', '2026-11-22T02:11:00Z', false],
    ['10-20/5,40 * * * *', '2026-11-22T02:15:00Z', true],
    ['10-20/5,40 * * * *', '2026-11-22T02:40:00Z', true],
    ['10-20/5,40 * * * *', '2026-11-22T02:25:00Z', false],
    ['30 4 * * 1', '2026-11-23T03:30:00Z', true],
    ['30 4 * * 1', '2026-11-22T03:30:00Z', false],
    ['30 4 * * 7', '2026-11-22T03:30:00Z', true],
    ['0 3 1 * 0', '2026-11-22T02:00:00Z', true],
    ['0 3 1 * 0', '2026-12-01T02:00:00Z', true],
    ['0 3 1 1 *', '2026-12-01T02:00:00Z', false],
  ])('%s at %s: %s', (schedule, at, due) => {
    expect(isDue(schedule, at)).toBe(due);
  });

  it.each(['every 5 minutes', '0 3 * *', '60 * * * *', '* * * JAN *', '*/0 * * * *', ''])(
    'is not "%s"',
    (text) => {
      expect(readCron(text, 'UTC')).toBeUndefined();
    },
  );
});
