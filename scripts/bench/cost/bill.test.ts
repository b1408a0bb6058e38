import { billOf, type Counted, type Figures, sumOf } from './bill';
import { PEOPLE } from './company';
import { PRICES } from './prices';

const one: Counted = { reads: 5, writes: 4, deletes: 1, entries: 1, bytes: 2_000 };
const names = (of: 'commands' | 'screens') => PEOPLE.flatMap((person) => Object.keys(person[of]));
const figures = (over: Partial<Figures> = {}): Figures => ({
  commands: Object.fromEntries(names('commands').map((name) => [name, one])),
  screens: Object.fromEntries(names('screens').map((path) => [path, 50])),
  night: { reads: 10, writes: 1, deletes: 0 },
  ...over,
});

it('grows with the staff, no faster', () => {
  const [small, large] = [billOf(500, figures()), billOf(5_000, figures())];
  expect(large.reads.screens / small.reads.screens).toBeCloseTo(10);
  expect(large.writes / small.writes).toBeCloseTo(10);
  expect(large.stored / small.stored).toBeCloseTo(10);
  expect(large.reads.history / small.reads.history).toBeCloseTo(10);
});

it('asks nothing for what is free each day, however many days there are', () => {
  const few = billOf(5, figures());
  expect(sumOf(few.reads)).toBeLessThan(PRICES.freeReadsDay);
  expect(few.money).toMatchObject({ reads: 0, writes: 0, functions: 0 });
});

it('asks the published price for reads beyond it, on 22 days of work and 8 nights without', () => {
  const { reads, money } = billOf(6_000, figures());
  const paid = (sumOf(reads) - PRICES.freeReadsDay) * 22 + Math.max(0, reads.night - PRICES.freeReadsDay) * 8;
  expect(reads.night).toBeGreaterThan(PRICES.freeReadsDay);
  expect(money.reads).toBeCloseTo((paid / 100_000) * PRICES.readsPer100k);
});

it('deletes the answer of each command after a week', () => {
  const without = figures({
    commands: Object.fromEntries(names('commands').map((name) => [name, { ...one, deletes: 0 }])),
  });
  const commands = PEOPLE.reduce(
    (sum, { share, commands }) => sum + 500 * share * sumOf(commands as Record<string, number>),
    0,
  );
  expect(billOf(500, without).deletes).toBeCloseTo(commands);
});

it('is not made of guesses: what was not counted is named', () => {
  expect(() => billOf(500, figures({ commands: {} }))).toThrow(/^workOrders\.\w+ was not counted/);
  expect(() => billOf(500, figures({ screens: {} }))).toThrow('was not counted');
});

it('has everybody in one of the roles', () => {
  expect(PEOPLE.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
