import { daysShown } from '@fm/domain/planning';
import { countsOf } from '../../list/counts-of';
import { ListTools } from '../../list/list-tools';
import { type ShownCounts, useShownCount } from '../../list/shown-counts';
import type { ShownOrders } from '../../list/shown-orders';
import { WorkOrderChips } from '../../list/work-order-chips';
import { WorkOrderFilters } from '../../list/work-order-filters';
import { usePeriodTotal } from './api/period-orders';
import { countedParts } from './counted-parts';
import { rangeTitle } from './texts';

interface CalendarBarProps extends ShownOrders {
  readonly counts: ShownCounts;
}

/** The filters, and how many of the orders on these days they leave. */
export function CalendarBar({ view, views, names, address, counts }: CalendarBarProps) {
  const { period, day } = address;
  const days = daysShown(period, day);
  const first = days[0] ?? day;
  const last = days.at(-1) ?? day;
  const matching = useShownCount(counts, countedParts(period, days));
  const { total, ...left } = countsOf(matching, usePeriodTotal(first, last), view.active);
  const range = rangeTitle(first, last);
  return (
    <>
      <WorkOrderFilters
        view={view}
        names={names}
        usualStatuses="All but cancelled"
        end={<ListTools {...{ view, views, address }} total={matching} />}
      />
      <WorkOrderChips
        view={view}
        names={names}
        counts={{ ...left, total }}
        called={{ one: `work order planned for ${range}`, many: `work orders planned for ${range}` }}
        hidden={{ one: 'cancelled order', many: 'cancelled orders', all: 'Cancelled orders' }}
        showHidden="all"
      />
    </>
  );
}
