import { equal, type Narrow } from '@fm/data';
import { addDays, type CalendarDay, isCalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { wholeDay } from '@fm/domain/planning';
import type { WorkOrder, WorkOrderStatus } from '@fm/domain/work-order';
import { NO_LEAD, type WorkOrderView } from '../work-order-view';

type Filter = WorkOrderView['filter'];
type Part = Narrow<WorkOrder>;

const byLead =
  (lead: string | undefined, self: string | undefined): Part =>
  (spec) =>
    lead === NO_LEAD
      ? spec.where('leadId', '==', '')
      : spec.apply(equal('leadId', lead === 'me' ? (self ?? 'nobody') : lead));

/** The database takes one of the two. */
const byMember =
  ({ asset, crew }: Filter): Part =>
  (spec) => {
    if (asset) return spec.where('assetIds', 'array-contains', asset);
    return crew ? spec.where('crewIds', 'array-contains', crew) : spec;
  };

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
      .apply(byMember(filter))
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

/** Orders that start on these days by the company's clock, or up to `earlierMs` before them; the earliest first. */
export const starting =
  (first: CalendarDay, last: CalendarDay, earlierMs = 0): Part =>
  (spec) =>
    spec
      .where('plannedStart', '>=', new Date(wholeDay(first, COMPANY.timezone).start.getTime() - earlierMs))
      .where('plannedStart', '<', wholeDay(last, COMPANY.timezone).end)
      .orderBy('plannedStart');

/** Whether a view asks of time what a query by planned start cannot: the database compares one field at a time. */
export const asksTime = (filter: Filter): boolean => filter.time !== undefined || asksDue(filter);

/** What a view asks of time, of orders that came by their planned start. */
export function isInTime(filter: Filter): (order: WorkOrder) => boolean {
  const { dueFrom, dueTo, planned } = askedTime(filter);
  return ({ dueSort, plannedDay }) =>
    (planned === undefined || plannedDay === planned) &&
    (dueFrom === undefined || dueSort >= dueFrom) &&
    (dueTo === undefined || dueSort <= dueTo);
}
