import { momentsOf, namedPeriod, nameOf, periodOf, todayHere } from './period';

const TODAY = '2026-03-15';

it.each([
  ['month', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['year', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('%s is from %s to %s, and these days have that name', (name, from, to) => {
  expect(namedPeriod(name, TODAY)).toEqual({ from, to });
  expect(nameOf({ from, to }, TODAY)).toBe(name);
});

it('other days have no name', () => {
  expect(nameOf({ from: '2026-03-01', to: undefined }, TODAY)).toBeUndefined();
});

it('leaves aside what is no day', () => {
  expect(periodOf({ from: '2026-02-30', to: '2026-03-01' })).toEqual({ from: undefined, to: '2026-03-01' });
  expect(periodOf({})).toEqual({ from: undefined, to: undefined });
});

it('lasts from the first midnight to the midnight after its last day, where the user is', () => {
  expect(momentsOf({ from: '2026-03-28', to: '2026-03-29' })).toEqual({
    start: new Date(2026, 2, 28),
    end: new Date(2026, 2, 30),
  });
  expect(momentsOf({ from: undefined, to: undefined })).toEqual({});
});

it('lasts from midnight to midnight by the clocks of a zone that is named', () => {
  expect(momentsOf({ from: '2026-03-28', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
    start: new Date('2026-03-27T23:00Z'),
    end: new Date('2026-03-29T22:00Z'),
  });
});

it('holds what happens now in this month and this year also in the hours in which the company has another day', () => {
  for (const now of [new Date(2026, 11, 31, 23, 20), new Date(2027, 0, 1, 0, 20)])
    for (const name of ['month', 'year'] as const) {
      const { start, end } = momentsOf(namedPeriod(name, todayHere(now)));
      expect(start && start <= now && end && now < end).toBe(true);
    }
});
