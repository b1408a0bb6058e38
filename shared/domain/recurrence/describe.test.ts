import { describeRecurrence, type Recurrence } from './index';

it.each<[Recurrence, string]>([
  [{ unit: 'day', every: 1 }, 'Every day'],
  [{ unit: 'week', every: 2, weekdays: [5, 1] }, 'Every 2 weeks on Monday and Friday'],
  [{ unit: 'week', every: 1 }, 'Every week on Thursday'],
  [{ unit: 'month', every: 3, monthDay: 'last' }, 'Every 3 months on the last day'],
  [{ unit: 'month', every: 1, nth: { nth: 'last', weekday: 5 } }, 'Every month on the last Friday'],
  [{ unit: 'year', every: 1, months: [10, 4], monthDay: 15 }, 'Every year on day 15 in April and October'],
])('puts %j into words', (rule, words) => {
  expect(describeRecurrence(rule, '2026-01-01')).toBe(words);
});
