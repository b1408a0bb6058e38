import type { Database } from './database';
import { Transactions } from './transactions';

const database = { get: () => undefined } as unknown as Database;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a write gives up after it has waited for 20 seconds', async () => {
  const transactions = new Transactions(database, () => Date.now());
  const id = transactions.begin(false);
  transactions.noteGet(id, 'c/a', undefined);
  const ended = jest.fn();
  transactions.turn(['c/a'])?.then(ended, ended);
  await jest.advanceTimersByTimeAsync(19_900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 'ABORTED' }));
});

it('a write goes on when the last of several that hold its documents ends', async () => {
  const transactions = new Transactions(database, () => Date.now());
  const [first, second] = [transactions.begin(false), transactions.begin(false)];
  transactions.noteGet(first, 'c/a', undefined);
  transactions.noteGet(second, 'c/b', undefined);
  const ended = jest.fn();
  transactions.turn(['c/a', 'c/b'])?.then(ended, ended);
  transactions.rollback(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  transactions.rollback(second);
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(undefined);
});

it('a write goes on when all transactions are ended by hand', async () => {
  const transactions = new Transactions(database, () => Date.now());
  transactions.noteGet(transactions.begin(false), 'c/a', undefined);
  const ended = jest.fn();
  transactions.turn(['c/a'])?.then(ended, ended);
  transactions.endAll();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(undefined);
});
