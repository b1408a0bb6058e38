import type { Offer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { makeOrder } from './make-order';
import { makeVersion } from './make-version';

/* The files of an offer go with what it becomes. */

const findAttachments = jest.fn();
const run = jest.fn();
const copyAttachments = jest.fn();
jest.mock('@fm/data', () => ({
  findAttachments: (...args: unknown[]) => findAttachments(...args),
  run: (...args: unknown[]) => run(...args),
  copyAttachments: (...args: unknown[]) => copyAttachments(...args),
}));

const actor = { uid: 'u1', name: 'Olga Brandt', role: 'office' } as Actor;
const offer = {
  id: 'o1',
  title: 'New pump',
  status: 'accepted',
  version: 1,
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  taxMode: 'exclusive',
  lines: {},
  discount: { kind: 'none' },
} as unknown as Stored<Offer>;
const files = [{ id: 'new' }, { id: 'drawn', kind: 'signature' }, { id: 'old' }];
const order: string[] = [];

beforeEach(() => {
  order.length = 0;
  findAttachments.mockImplementation(async () => {
    order.push('read');
    return { ok: true, value: files };
  });
  run.mockImplementation(async () => {
    order.push('stored');
    return { ok: true, value: null };
  });
  copyAttachments.mockReset();
});

const ways = [
  ['the order it becomes', () => makeOrder(actor, offer, 'next', 's1'), 'workOrder', 'New pump'],
  ['its next version', () => makeVersion(actor, offer, 'next'), 'offer', 'New pump'],
] as const;

describe.each(ways)('files of an offer go with %s', (_, make, type, label) => {
  it('once that is stored, and were read before, the oldest first', async () => {
    expect(await make()).toMatchObject({ ok: true });
    expect(order).toEqual(['read', 'stored']);
    const to = { entity: { type, id: 'next', label }, customerId: 'c1' };
    expect(copyAttachments).toHaveBeenCalledWith(actor, [{ id: 'old' }, { id: 'new' }], to);
  });

  it('or nothing is stored, where they cannot be read', async () => {
    const failed = { ok: false, failure: { kind: 'unreachable', message: 'No connection.' } };
    findAttachments.mockResolvedValue(failed);
    expect(await make()).toBe(failed);
    expect(order).toEqual([]);
  });

  it('and nowhere when it is not stored', async () => {
    run.mockResolvedValue({ ok: false, failure: { kind: 'conflict', message: 'Converted.' } });
    expect(await make()).toMatchObject({ ok: false });
    expect(copyAttachments).not.toHaveBeenCalled();
  });
});
