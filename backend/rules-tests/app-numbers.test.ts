/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { commitTogether, type Unit } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { tasks } from '@fm/domain/task';
import { type AppUnderRules, connectApp } from './app-fixture';
import { CUSTOMER, TASK } from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

const createAll = (ids: readonly string[], fresh: boolean) => async (unit: Unit) => {
  await Promise.all(ids.map((id) => unit.create(customers, id, CUSTOMER.values, {}, { fresh })));
};
const numbersOf = async (ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => app.read(customers, id)));
  return found.map(({ number }) => Number(number?.split('-')[2]));
};

describe('numbers of records that are created together', () => {
  it('follow each other in the order in which they were asked for', async () => {
    const actor = await app.signIn('office');
    const ids = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'];
    await app.stored(commitTogether(actor, createAll(ids, true)));
    expect(await numbersOf(ids)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('go on where a commit takes no more, and are given once however often it is said', async () => {
    const actor = await app.signIn('office');
    const ids = Array.from({ length: 11 }, (_, index) => `b${index}`);
    await app.stored(commitTogether(actor, createAll(ids, false)));
    await app.stored(commitTogether(actor, createAll(ids, false)));
    expect(await numbersOf(ids)).toEqual(ids.map((_, index) => 9 + index));
  });

  it('are counted by kind', async () => {
    const actor = await app.signIn('office');
    await app.stored(
      commitTogether(actor, async (unit) => {
        await unit.create(tasks, 't1', TASK.values);
        await unit.create(customers, 'c1', CUSTOMER.values);
        await unit.create(tasks, 't2', TASK.values);
      }),
    );
    expect((await app.read(tasks, 't2')).number).toMatch(/^TA-\d{4}-0002$/);
    expect(await numbersOf(['c1'])).toEqual([20]);
  });

  it('have no gap where two people create at the same moment', async () => {
    const actor = await app.signIn('office');
    const [left, right] = [
      ['d1', 'd2', 'd3'],
      ['e1', 'e2', 'e3'],
    ];
    await Promise.all(
      [left, right].map((ids) => app.stored(commitTogether(actor, createAll(ids ?? [], true)))),
    );
    const numbers = await numbersOf([...(left ?? []), ...(right ?? [])]);
    expect(numbers.sort((a, b) => a - b)).toEqual([21, 22, 23, 24, 25, 26]);
  });

  it('go on without asking where they stand, also where somebody else counted meanwhile', async () => {
    const actor = await app.signIn('office');
    const given = new Map();
    const options = { given } as const;
    await app.stored(commitTogether(actor, createAll(['f1'], true), options));
    await app.stored(commitTogether(actor, createAll(['f2'], true), options));
    await app.stored(commitTogether(actor, createAll(['g1'], true)));
    await app.stored(commitTogether(actor, createAll(['f3'], true), options));
    expect(await numbersOf(['f1', 'f2', 'g1', 'f3'])).toEqual([27, 28, 29, 30]);
  });
});
