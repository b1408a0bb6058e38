import type { Endpoints } from '../manifest';
import { startScheduleClock } from './schedule-clock';

const endpoints: Endpoints = new Map([
  ['nightly', { scheduleTrigger: { schedule: '0 3 * * *', timeZone: 'Europe/Berlin' } }],
  ['often', { scheduleTrigger: { schedule: '*/5 * * * *' } }],
  ['odd', { scheduleTrigger: { schedule: 'every day 03:00' } }],
  ['command', { callableTrigger: {} }],
]);

let ran: string[];
let lines: string[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T01:58:30Z') });
  ran = [];
  lines = [];
  stop = startScheduleClock({
    endpoints: () => endpoints,
    now: Date.now,
    run: (name, at) => ran.push(`${name} ${at.toISOString()}`),
    log: (line) => lines.push(line),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('runs each schedule in its minute, once, with that minute as its time', () => {
  jest.advanceTimersByTime(10 * 60_000);
  expect(ran).toEqual([
    'nightly 2026-11-22T02:00:00.000Z',
    'often 2026-11-22T02:00:00.000Z',
    'often 2026-11-22T02:05:00.000Z',
  ]);
});

it('names a schedule that it cannot read', () => {
  expect(lines).toEqual([expect.stringContaining('the schedule of odd')]);
});

it('runs nothing once it is stopped', () => {
  stop();
  jest.advanceTimersByTime(10 * 60_000);
  expect(ran).toEqual([]);
});
