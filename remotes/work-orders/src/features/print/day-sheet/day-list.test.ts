import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { inOrder } from './api/orders-of-day';
import { byLead, NOBODY } from './day-sheet';

const order = (id: string, hour: number, leadName?: string) =>
  ({
    id,
    leadId: leadName ?? '',
    leadName,
    plannedStart: new Date(2026, 10, 20, hour),
  }) as Stored<WorkOrder>;

it('lists what one leads and what one goes to once, the earliest first', () => {
  const both = order('a', 9);
  expect(inOrder([both, order('b', 7), order('c', 12), both]).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

it('begins anew for each lead, and ends with what nobody leads', () => {
  const groups = byLead([
    order('a', 7),
    order('b', 8, 'Yusuf'),
    order('c', 9, 'Ana'),
    order('d', 10, 'Yusuf'),
  ]);
  expect(groups.map(({ lead, orders }) => [lead, orders.map(({ id }) => id)])).toEqual([
    ['Ana', ['c']],
    ['Yusuf', ['b', 'd']],
    [NOBODY, ['a']],
  ]);
});
