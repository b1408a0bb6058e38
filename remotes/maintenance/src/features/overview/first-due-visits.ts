import { type LiveRows, useLiveRows, useToday, useTotal } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import type { Count } from '@fm/domain/record';
import { duePlans } from '../due/api/due-plans';
import { type DueVisit, dueVisits } from '../due/due-visits';

/** Plans looked at for the overview, which may read little: each may have several visits. */
const MOST_PLANS = 10;

export interface FirstDueVisits extends Pick<LiveRows<Plan>, 'status' | 'failure' | 'retry'> {
  readonly today: CalendarDay;
  /** The visits of the first 10 plans, the earliest first. */
  readonly visits: readonly DueVisit[];
  /** How many there are: where there are more plans, each of them has one at least. */
  readonly count: Count;
  /** The list of all of them. */
  readonly to: '/maintenance/due';
}

/** The visits whose orders are due, as the list of due visits has them: at most 10 reads and a count. */
export function useFirstDueVisits(): FirstDueVisits {
  const today = useToday();
  const asked = duePlans(today);
  const plans = useLiveRows(maintenancePlans, asked, MOST_PLANS);
  const isCut = plans.rows.length === MOST_PLANS;
  const { total } = useTotal(isCut ? maintenancePlans : undefined, asked);
  const visits = dueVisits(plans.rows, today);
  const more = Math.max((total?.count ?? 0) - plans.rows.length, 0);
  return {
    ...plans,
    today,
    visits,
    count: { count: visits.length + more, atLeast: isCut && (!total || more > 0) },
    to: '/maintenance/due',
  };
}
