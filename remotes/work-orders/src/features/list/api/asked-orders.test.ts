import { specFor } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import type { Screen } from '../plan-address';
import { askedOrders } from './asked-orders';

const sort = { column: 'number', direction: 'desc' } as const;
const asked = (screen: Screen, filter = {}) => {
  const { build, ...rest } = askedOrders(
    { filter, sort },
    { screen, period: 'week', day: '2026-11-25' },
    'e-office',
  );
  const { filters, orders } = specFor(workOrders, build);
  const bound = (path: string, operator: string) =>
    filters.find(([field, how]) => field === path && how === operator)?.[2];
  return { ...rest, bound, orders };
};

describe('what a file or paper of all that a screen shows asks for', () => {
  it.each([
    ['table', 'numberSort'],
    ['board', 'dueSort'],
    ['calendar', 'plannedStart'],
  ] as const)('keeps the filters of the %s, in its order', (screen, order) => {
    const { bound, orders } = asked(screen, { lead: 'me', type: 'cleaning' });
    expect([bound('leadId', '=='), bound('type', '==')]).toEqual(['e-office', 'cleaning']);
    expect(orders[0]).toContain(order);
  });

  it('leaves out what the screen leaves out unless asked for', () => {
    expect(asked('table').bound('status', 'in')).not.toContain('completed');
    expect(asked('board').bound('status', 'in')).toContain('completed');
    expect(asked('calendar').bound('status', 'in')).not.toContain('cancelled');
    expect(asked('calendar', { status: 'cancelled' }).bound('status', 'in')).toEqual(['cancelled']);
  });

  it('is, of the calendar, its days by the clock of the company', () => {
    const { bound } = asked('calendar');
    expect(bound('plannedStart', '>=')).toEqual(new Date('2026-11-22T23:00Z'));
    expect(bound('plannedStart', '<')).toEqual(new Date('2026-11-29T23:00Z'));
  });

  it('sifts due dates where it comes by the start', () => {
    const { fits, asksTime } = asked('calendar', { dueTo: '2026-11-30' });
    const due = (dueSort: string) => fits({ dueSort } as Parameters<typeof fits>[0]);
    expect([asksTime, due('2026-11-30'), due('2026-12-01')]).toEqual([true, true, false]);
    expect(asked('board', { dueTo: '2026-11-30' }).asksTime).toBe(false);
  });
});
