import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { plannedParts, zoneNote } from '../../order/formatting/planned';

/** "WO-2026-0007 Lift check, Thu 26 Nov, 07:00–09:30". */
export function plannedWords(order: Stored<WorkOrder>): string {
  const planned = plannedParts(order);
  const times = planned && [planned.times, zoneNote(order)].filter(Boolean).join(' ');
  return [workOrders.label(order), planned?.day, times].filter(Boolean).join(', ');
}
