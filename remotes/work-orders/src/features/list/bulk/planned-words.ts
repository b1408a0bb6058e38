import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { plannedParts, zoneNote } from '../../order/formatting/planned';

/** "Thu 26 Nov, 07:00–09:30"; nothing where no time is planned. */
export function timeWords(order: Stored<WorkOrder>): string {
  const planned = plannedParts(order);
  const times = planned && [planned.times, zoneNote(order)].filter(Boolean).join(' ');
  return [planned?.day, times].filter(Boolean).join(', ');
}

/** "WO-2026-0007 Lift check, Thu 26 Nov, 07:00–09:30". */
export const plannedWords = (order: Stored<WorkOrder>): string =>
  [workOrders.label(order), timeWords(order)].filter(Boolean).join(', ');
