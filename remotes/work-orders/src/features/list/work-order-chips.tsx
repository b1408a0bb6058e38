import type { ListCounts } from '@fm/data';
import { isCalendarDay } from '@fm/domain/calendar-day';
import { PRIORITY_LABELS } from '@fm/domain/task';
import {
  WORK_ORDER_ORIGIN_LABELS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_TYPE_LABELS,
} from '@fm/domain/work-order';
import { type FilterName, formatDay, type HiddenUntil, ListChips } from '@fm/ui';
import type { FilterNames } from './api/filter-names';
import type { STATUS_FILTERS, WorkOrderFilter, WorkOrderView } from './work-order-view';

const dayNamed = (day: string | undefined) => (day && isCalendarDay(day) ? { [day]: formatDay(day) } : {});

/** What each filter and its values are called. */
export const namedFilters = (
  filter: WorkOrderView['filter'],
  names: FilterNames,
): Readonly<Record<WorkOrderFilter, FilterName>> => ({
  status: {
    label: 'Status',
    values: { ...WORK_ORDER_STATUS_LABELS, notStarted: 'not started', closed: 'closed', all: 'all' },
  },
  time: {
    label: 'Time',
    values: { overdue: 'overdue', today: 'planned for today', tomorrow: 'planned for tomorrow' },
  },
  type: { label: 'Type', values: WORK_ORDER_TYPE_LABELS },
  priority: { label: 'Priority', values: PRIORITY_LABELS },
  lead: { label: 'Lead', values: { [filter.lead ?? '']: names.lead } },
  crew: { label: 'Crew', values: { [filter.crew ?? '']: names.crew } },
  customer: { label: 'Customer', values: { [filter.customer ?? '']: names.customer } },
  site: { label: 'Site', values: { [filter.site ?? '']: names.site } },
  asset: { label: 'Asset', values: { [filter.asset ?? '']: names.asset } },
  origin: { label: 'Origin', values: WORK_ORDER_ORIGIN_LABELS },
  dueFrom: { label: 'Due from', values: dayNamed(filter.dueFrom) },
  dueTo: { label: 'Due until', values: dayNamed(filter.dueTo) },
});

interface WorkOrderChipsProps {
  readonly view: WorkOrderView;
  readonly names: FilterNames;
  readonly counts: ListCounts;
  /** What is counted, where it is not all work orders. */
  readonly noun?: string;
  /** What is hidden while no status is chosen. */
  readonly hidden: Omit<HiddenUntil<WorkOrderFilter>, 'filter' | 'shownBy'>;
  /** The status that shows it. */
  readonly showHidden: (typeof STATUS_FILTERS)[number];
}

/** The filters that are on, what they leave, and what is hidden without one. */
export const WorkOrderChips = (props: WorkOrderChipsProps) => {
  const { view, names, counts, noun = 'work orders', hidden, showHidden } = props;
  return (
    <ListChips
      view={view}
      names={namedFilters(view.filter, names)}
      noun={noun}
      counts={counts}
      hidden={{ ...hidden, filter: 'status', shownBy: showHidden }}
    />
  );
};
