import { daysShown } from '@fm/domain/planning';
import { useFilterNames } from '@fm/screens/list';
import { chipsOf, formatNumber } from '@fm/ui';
import { orderList } from '../../list/order-list';
import { type PlanAddress, usePlanAddress } from '../../list/plan-address';
import { askable } from '../../list/work-order-view';
import { rangeTitle } from '../../planning/calendar/texts';
import { useShownPage } from './api/shown-page';
import { OrderSheet } from './order-sheet';

/** `/work-orders/list?lead=…`: what table, board or calendar show, by the same address, to take along. */
export function ShownList() {
  const view = askable(orderList.useView());
  const { chips } = useFilterNames(orderList, view);
  const address = usePlanAddress();
  const { page, rows, isCut, all } = useShownPage(view, address);
  const filters = chipsOf(view, chips).map(({ label }) => label);
  const about = [...daysOf(address), ...filters];
  return (
    <OrderSheet
      status={page.status}
      failure={page.failure}
      rows={rows}
      about={about.length > 0 ? about.join(', ') : 'Without a filter'}
      left={isCut ? leftOut(rows.length, all) : undefined}
      whyEmpty="No work order fits the filters."
      onRetry={page.retry}
    />
  );
}

/** The days of the calendar: "Planned for 16 – 22 Nov". */
function daysOf({ screen, period, day }: PlanAddress): readonly string[] {
  if (screen !== 'calendar') return [];
  const days = daysShown(period, day);
  return [`Planned for ${rangeTitle(days[0] ?? day, days.at(-1) ?? day)}`];
}

const leftOut = (printed: number, all: number | undefined): string =>
  `Only ${formatNumber(printed)} of ${all === undefined ? 'them' : formatNumber(all)} are printed. Filter, and print the others by themselves.`;
