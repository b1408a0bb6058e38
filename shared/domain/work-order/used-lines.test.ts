import { usedLines, type WorkOrder } from './index';
import { filterPart } from './part-fixture';

const at = new Date('2026-11-20T08:00:00Z');
const cost = { order: 0, label: 'Lift hire', amountMinor: 9_000, billable: true };
const order = (status: WorkOrder['status'], noted?: Date) => ({
  status,
  parts: { p: filterPart({ at: noted }) },
  costs: { c: { ...cost, at: noted } },
});
const count = (of: Parameters<typeof usedLines>[0]) => {
  const { parts, costs } = usedLines(of);
  return Object.keys(parts).length + Object.keys(costs).length;
};

describe('what counts as used on a job', () => {
  it.each(['draft', 'scheduled', 'inProgress', 'onHold', 'cancelled'] as const)(
    'is nothing that was only expected while the job is %s',
    (status) => expect(count(order(status))).toBe(0),
  );

  it('is what somebody noted on the order, whatever its status', () => {
    expect(count(order('inProgress', at))).toBe(2);
    expect(count(order('cancelled', at))).toBe(2);
  });

  it.each(['completed', 'verified'] as const)('is all that a %s job lists', (status) => {
    expect(count(order(status))).toBe(2);
  });

  it('is nothing on an order without lines', () => {
    expect(usedLines({ status: 'verified' })).toEqual({ parts: {}, costs: {} });
  });
});
