import type { Narrow } from '@fm/data';
import { daysShown } from '@fm/domain/planning';
import type { WorkOrder } from '@fm/domain/work-order';
import type { PlanAddress } from '../plan-address';
import { statusesOf, type WorkOrderView } from '../work-order-view';
import { asksTime, fitting, inTime, isInTime, starting } from './filtered-orders';
import { orderedBy } from './orders-query';

/** All that a screen shows, to be asked for anew: for a file, or on paper. */
export interface AskedOrders {
  readonly build: Narrow<WorkOrder>;
  /** What the query cannot ask for. */
  readonly fits: (order: WorkOrder) => boolean;
  /** `fits` leaves some of them out. */
  readonly asksTime: boolean;
}

const ALL = { fits: () => true, asksTime: false } as const;

/** All orders of a screen with its filters; of the calendar, those of its days. `self` is the employee who looks. */
export function askedOrders(
  { filter, sort }: Pick<WorkOrderView, 'filter' | 'sort'>,
  { screen, period, day }: Pick<PlanAddress, 'screen' | 'period' | 'day'>,
  self: string | undefined,
): AskedOrders {
  const fits = fitting(filter, statusesOf(filter, screen), self);
  if (screen === 'calendar') {
    const days = daysShown(period, day);
    return {
      build: (spec) => spec.apply(fits).apply(starting(days[0] ?? day, days.at(-1) ?? day)),
      fits: isInTime(filter),
      asksTime: asksTime(filter),
    };
  }
  const order = orderedBy(screen === 'table' ? sort : { column: 'due', direction: 'asc' });
  return { ...ALL, build: (spec) => spec.apply(fits).apply(inTime(filter, order)) };
}
