import { instantAt } from '@fm/domain/instant';
import type { WorkOrder } from '@fm/domain/work-order';
import { ACTORS } from '../accounts';
import type { Chronicle } from '../chronicle';
import type { World } from '../world';

/** Puts one scheduled order on top of another of the same person: the one double booking of the demo. */
export function doubleBook(world: World, orders: readonly Chronicle<WorkOrder>[]): void {
  const { calendar } = world;
  const alone = orders.filter(({ record }) => record.status === 'scheduled' && record.crewIds.length === 0);
  const [first] = alone.filter(({ record }) => (record.plannedDay ?? '') > calendar.today);
  const second = alone.find(
    ({ record }) =>
      record !== first?.record &&
      (record.plannedDay ?? '') > calendar.today &&
      record.leadId !== first?.record.leadId,
  );
  const { leadId, leadName, plannedDay, plannedStart, plannedEnd } = first?.record ?? {};
  if (!second || !leadId || !plannedDay || !plannedStart || !plannedEnd) return;
  const { timezone } = second.record;
  const start = new Date(plannedStart.getTime() + 15 * 60_000);
  const end = new Date(Math.max(plannedEnd.getTime(), instantAt(plannedDay, '08:00', timezone).getTime()));
  second.change(
    { leadId, leadName, plannedDay, plannedStart: start, plannedEnd: end },
    ACTORS.empty,
    calendar.pastEnds,
    { kind: 'assigned' },
  );
}
