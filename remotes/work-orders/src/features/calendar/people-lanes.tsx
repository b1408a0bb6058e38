import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { ErrorState, formatNumber, Skeleton } from '@fm/ui';
import type { PlanAddress } from '../list/plan-address';
import type { WorkOrderView } from '../list/work-order-view';
import { MOST_LANES, useLanePeople } from './api/lane-people';
import type { PeriodOrders } from './api/period-orders';
import { DayLanes } from './day-lanes';
import { lanesOf } from './lanes';
import css from './people-lanes.module.css';
import { WeekLanes } from './week-lanes';

interface PeopleLanesProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly orders: readonly Stored<WorkOrder>[];
  readonly period: PeriodOrders;
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
}

/** The period with a lane for each person. */
export function PeopleLanes({ days, today, orders, period, view, address }: PeopleLanesProps) {
  const people = useLanePeople(address.team);
  if (people.status === 'loading') return <Skeleton rows={8} columns={days.length} />;
  if (people.status === 'failed') {
    return (
      <ErrorState title="The people could not be loaded" onRetry={people.retry}>
        {people.failure?.message}
      </ErrorState>
    );
  }
  const lanes = lanesOf(people.rows, orders, address.team === undefined);
  const [first] = days;
  return (
    <>
      {days.length === 1 && first !== undefined ? (
        <DayLanes day={first} today={today} lanes={lanes} />
      ) : (
        <WeekLanes days={days} today={today} lanes={lanes} address={address} />
      )}
      <p className={css.note}>
        Planned time against the hours of the week.
        {(view.active > 0 || period.cut) && ' It counts the orders shown here, not those that filters hide.'}
        {people.next !== undefined &&
          ` The first ${formatNumber(MOST_LANES)} people by name, and everybody else who leads an order: choose a team to see all of it.`}
      </p>
    </>
  );
}
