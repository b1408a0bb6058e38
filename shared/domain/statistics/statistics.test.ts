import { comparedDays } from './statistics';

// A Monday.
const today = '2026-11-23';

it('compares the last eight days', () => {
  const days = comparedDays('day', today);
  expect([days.length, days[0], days.at(-1)]).toEqual([8, '2026-11-16', '2026-11-23']);
});

it('compares Mondays, the one of this week being the last', () => {
  const days = comparedDays('week', '2026-11-25');
  expect([days[0], days.at(-1)]).toEqual(['2026-10-05', '2026-11-23']);
});

it('compares the first days of months, over the turn of a year too', () => {
  expect(comparedDays('month', '2026-03-31')).toEqual([
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});
