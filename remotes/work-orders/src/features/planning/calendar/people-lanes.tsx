import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { ErrorState, formatNumber, Skeleton } from '@fm/ui';
import type { PlanAddress } from '../../list/plan-address';
import { MOST_LANES, useLanePeople } from './api/lane-people';
import { PERIOD_SIZE, usePeriodLoad } from './api/period-orders';
import { DayLanes } from './day-lanes';
import { lanesOf } from './lanes';
import css from './people-lanes.module.css';
import { WeekLanes } from './week-lanes';

interface PeopleLanesProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly orders: readonly Stored<WorkOrder>[];
  readonly address: PlanAddress;
}

/** The period with a lane for each person. */
export function PeopleLanes({ days, today, orders, address }: PeopleLanesProps) {
  const [first] = days;
  const people = useLanePeople(address.team, first ?? today);
  const load = usePeriodLoad(days);
  if (people.status === 'loading') return <Skeleton rows={8} columns={days.length} />;
  if (people.status === 'failed') {
    return (
      <ErrorState title="The people could not be loaded" onRetry={people.retry}>
        {people.failure?.message}
      </ErrorState>
    );
  }
  const lanes = lanesOf(people.rows, orders, address.team === undefined, load.orders);
  return (
    <>
      {days.length === 1 && first !== undefined ? (
        <DayLanes day={first} today={today} lanes={lanes} />
      ) : (
        <WeekLanes days={days} today={today} lanes={lanes} address={address} />
      )}
      <p className={css.note}>
        Planned time against the hours of the week.
        {load.cut
          ? ` It counts the first ${formatNumber(PERIOD_SIZE)} orders alone.`
          : ' It counts all orders, also those that filters hide.'}
        {people.next !== undefined &&
          ` The first ${formatNumber(MOST_LANES)} people by name, and everybody else who leads an order: choose a team to see all of it.`}
      </p>
    </>
  );
}
