import type { QuerySpec } from '@fm/data';
import { addDays, isCalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { WorkOrderStatus } from '@fm/domain/work-order';
import { NO_LEAD, type WorkOrderView } from '../work-order-view';

type Filter = WorkOrderView['filter'];
type Part = (spec: QuerySpec) => QuerySpec;

const equal =
  (field: string, value: string | undefined): Part =>
  (spec) =>
    value ? spec.where(field, '==', value) : spec;

const byLead =
  (lead: string | undefined, self: string | undefined): Part =>
  (spec) =>
    lead === NO_LEAD
      ? spec.where('leadId', '==', '')
      : spec.apply(equal('leadId', lead === 'me' ? (self ?? 'nobody') : lead));

const byCrew =
  (crew: string | undefined): Part =>
  (spec) =>
    crew ? spec.where('crewIds', 'array-contains', crew) : spec;

/** Orders in these statuses that fit every filter but those on time. `self` is the employee who looks. */
export const fitting =
  (filter: Filter, statuses: readonly WorkOrderStatus[], self: string | undefined): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .where('status', 'in', statuses)
      .apply(equal('type', filter.type))
      .apply(equal('priority', filter.priority))
      .apply(byLead(filter.lead, self))
      .apply(byCrew(filter.crew))
      .apply(equal('customerRef.id', filter.customer))
      .apply(equal('siteRef.id', filter.site))
      .apply(equal('origin', filter.origin));

/** What a view asks of time, as days; what is left out is not asked. */
export interface AskedTime {
  /** Planned for this day at the site. */
  readonly planned?: string | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
}

/** Overdue is what was due until yesterday. Text that is no day asks nothing. */
export function askedTime({ time, dueFrom, dueTo }: Filter): AskedTime {
  const now = today(COMPANY.timezone);
  const yesterday = addDays(now, -1);
  const until = dayOrNone(dueTo);
  return {
    planned: time === 'today' ? now : time === 'tomorrow' ? addDays(now, 1) : undefined,
    dueFrom: dayOrNone(dueFrom),
    dueTo: time === 'overdue' && (until === undefined || until > yesterday) ? yesterday : until,
  };
}

const dayOrNone = (day: string | undefined) => (day !== undefined && isCalendarDay(day) ? day : undefined);

/** Whether a view asks for due dates; orders then come by them: the database orders by what it compares. */
export const asksDue = ({ time, dueFrom, dueTo }: Filter): boolean =>
  time === 'overdue' || dueFrom !== undefined || dueTo !== undefined;

/** Adds what a view asks of time, and an order: by due date where that is asked for, else `order`. */
export const inTime =
  (filter: Filter, order: Part): Part =>
  (spec) => {
    const { planned, dueFrom, dueTo } = askedTime(filter);
    const days = spec.apply(equal('plannedDay', planned));
    const from = dueFrom ? days.where('dueSort', '>=', dueFrom) : days;
    const due = dueTo ? from.where('dueSort', '<=', dueTo) : from;
    return asksDue(filter) ? due.orderBy('dueSort') : due.apply(order);
  };
