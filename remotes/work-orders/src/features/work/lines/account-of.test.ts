import type { Labour } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import type { OrderPart, WorkOrder } from '@fm/domain/work-order';
import { accountOf } from './account-of';
import { marginText, partText } from './line-text';

const part: OrderPart = {
  order: 0,
  name: 'Pump',
  unit: 'pcs',
  qtyMilli: 1000,
  costMinor: 3_000,
  priceMinor: 5_000,
  taxBp: 1900,
  billable: true,
};
const order = (status: WorkOrder['status'], over: Partial<OrderPart> = {}) => ({
  status,
  offerTotalMinor: 10_000,
  parts: { p: { ...part, ...over } },
});
const work = { id: 'l1', kind: 'work', minutes: 60, billable: true } as Stored<Labour>;

describe('offered, done and cost of an order', () => {
  it('has nothing done and no margin on a draft whose parts are only expected', () => {
    const account = accountOf(order('draft'), [], { rates: {} });
    expect(account).toMatchObject({ offeredMinor: 10_000, billMinor: 0, costMinor: 0, expected: 1 });
    expect([account.word, marginText(account)]).toEqual([undefined, undefined]);
  });

  it('marks a part that is only expected', () => {
    expect(partText(part, true, true).about).toEqual(['1 pcs at €50.00', 'expected']);
    expect(partText(part, false, false).about).toEqual(['1 pcs']);
  });

  it('counts the parts once the job is completed', () => {
    const account = accountOf(order('completed'), [], { rates: {} });
    expect(account).toMatchObject({ billMinor: 5_000, costMinor: 3_000, expected: 0, word: 'within' });
    expect(marginText(account)).toBe('€70.00 (70%)');
  });

  it('says nothing good of a job of whose time only a part was read, and calls a loss one', () => {
    const rates = { rates: { l1: 1_000 }, billRates: { l1: 2_000 } };
    const partial = (rate: number) =>
      accountOf(order('completed'), [work], { ...rates, rates: { l1: rate } }, true);
    expect(accountOf(order('completed'), [work], rates).word).toBe('within');
    expect([partial(1_000).word, marginText(partial(1_000))]).toEqual([undefined, 'Not known yet']);
    expect(partial(9_000).word).toBe('loss');
  });

  it('says that the margin is not known while a part or an hour has no cost', () => {
    const used = order('completed', { costMinor: undefined });
    expect(marginText(accountOf(used, [], { rates: {} }))).toBe('Not known yet');
    expect(marginText(accountOf(order('completed'), [work], { rates: {} }))).toBe('Not known yet');
  });
});
