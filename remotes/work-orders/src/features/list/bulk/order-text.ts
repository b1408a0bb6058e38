import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatSentence } from '@fm/ui';
import { plannedParts, zoneNote } from '../../order/formatting/planned';

/** "Thu 26 Nov, 07:00–09:30"; nothing where no time is planned. */
export function timeText(order: Stored<WorkOrder>): string {
  const planned = plannedParts(order);
  const times = planned && [planned.times, zoneNote(order)].filter(Boolean).join(' ');
  return [planned?.day, times].filter(Boolean).join(', ');
}

/** "WO-2026-0007 Lift check, Thu 26 Nov, 07:00–09:30". */
export const plannedText = (order: Stored<WorkOrder>): string =>
  [workOrders.label(order), timeText(order)].filter(Boolean).join(', ');

/** Says how many orders are not named. */
export const moreOrdersText = (count: number): string =>
  formatSentence(count, { one: 'And 1 more work order.', many: 'And {count} more work orders.' });
