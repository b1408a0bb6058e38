import { execFileSync } from 'node:child_process';

const { PATH = '', NODE_OPTIONS = '', CLOCK_OFFSET_MS = '0' } = process.env;

/** What another process takes for now. */
const timeIn = (env: Readonly<Record<string, string>>) =>
  Number(execFileSync(process.execPath, ['-p', 'Date.now()'], { env: { PATH, ...env }, encoding: 'utf8' }));

const MINUTE = 60_000;

describe('the clock of a run of tests', () => {
  it('is the same in a test and in what tests start, at its distance from the machine', () => {
    const inherited = timeIn({ NODE_OPTIONS, CLOCK_OFFSET_MS });
    expect(Math.abs(inherited - Date.now())).toBeLessThan(MINUTE);
    expect(Math.abs(timeIn({}) + Number(CLOCK_OFFSET_MS) - inherited)).toBeLessThan(MINUTE);
  });

  it('is what a new date tells, and leaves the ones that are given', () => {
    const made = new Date();
    expect(Math.abs(made.getTime() - Date.now())).toBeLessThan(MINUTE);
    expect(new Date('2020-02-29T00:00:00Z').toISOString()).toBe('2020-02-29T00:00:00.000Z');
    expect(new Date(0)).toBeInstanceOf(Date);
  });

  it('is in UTC, whatever the machine says', () => {
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(0);
  });
});
