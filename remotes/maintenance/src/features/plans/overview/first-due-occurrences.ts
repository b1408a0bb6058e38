import type { AppPath } from '@fm/contract';
import { planAddress } from '@fm/contract/addresses';
import { type LiveRows, useLiveRows, useToday, useTotal } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import type { Count } from '@fm/domain/record';
import { duePlans } from '../due/api/due-plans';
import { type DueOccurrence, dueOfPlans } from '../due/due-occurrences';

/** Plans looked at for the overview, which may read little: each may have several occurrences. */
const MOST_PLANS = 10;

export interface FirstDueOccurrences extends Pick<LiveRows<Plan>, 'status' | 'failure' | 'retry'> {
  readonly today: CalendarDay;
  /** The occurrences of the first 10 plans, the earliest first. */
  readonly occurrences: readonly DueOccurrence[];
  /** How many there are: where there are more plans, each of them has one at least. */
  readonly count: Count;
  /** The list of all of them. */
  readonly to: AppPath;
}

/** The occurrences whose orders are due, as the list of due occurrences has them: at most 10 reads and a count. */
export function useFirstDueOccurrences(): FirstDueOccurrences {
  const today = useToday();
  const asked = duePlans(today);
  const plans = useLiveRows(maintenancePlans, asked, MOST_PLANS);
  const isCut = plans.rows.length === MOST_PLANS;
  const { total } = useTotal(isCut ? maintenancePlans : undefined, asked);
  const occurrences = dueOfPlans(plans.rows, today);
  const more = Math.max((total?.count ?? 0) - plans.rows.length, 0);
  return {
    ...plans,
    today,
    occurrences,
    count: { count: occurrences.length + more, atLeast: isCut && (!total || more > 0) },
    to: planAddress.due(),
  };
}
