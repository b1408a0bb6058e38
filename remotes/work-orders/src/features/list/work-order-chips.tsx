import type { ListCounts } from '@fm/data';
import { isCalendarDay } from '@fm/domain/calendar-day';
import { PRIORITY_LABELS } from '@fm/domain/task';
import {
  WORK_ORDER_ORIGIN_LABELS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_TYPE_LABELS,
} from '@fm/domain/work-order';
import { chipsOf, FilterChips, formatDay, HiddenNote, type HiddenNoteProps, TextLink } from '@fm/ui';
import type { FilterNames } from './api/filter-names';
import type { STATUS_FILTERS, WorkOrderView } from './work-order-view';

const dayNamed = (day: string | undefined) => (day && isCalendarDay(day) ? { [day]: formatDay(day) } : {});

interface WorkOrderChipsProps {
  readonly view: WorkOrderView;
  readonly names: FilterNames;
  /** Left out where columns or days tell their numbers themselves. */
  readonly counts?: ListCounts | undefined;
  /** What is hidden while no status is chosen. */
  readonly hidden: Omit<HiddenNoteProps, 'children'>;
  /** The status that shows it. */
  readonly showHidden: (typeof STATUS_FILTERS)[number];
}

/** The filters that are on, what they leave, and what is hidden without one. */
export const WorkOrderChips = ({ view, names, counts, hidden, showHidden }: WorkOrderChipsProps) => (
  <FilterChips
    chips={chipsOf(view, {
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
      lead: { label: 'Lead', values: { [view.filter.lead ?? '']: names.lead } },
      crew: { label: 'Crew', values: { [view.filter.crew ?? '']: names.crew } },
      customer: { label: 'Customer', values: { [view.filter.customer ?? '']: names.customer } },
      site: { label: 'Site', values: { [view.filter.site ?? '']: names.site } },
      origin: { label: 'Origin', values: WORK_ORDER_ORIGIN_LABELS },
      dueFrom: { label: 'Due from', values: dayNamed(view.filter.dueFrom) },
      dueTo: { label: 'Due until', values: dayNamed(view.filter.dueTo) },
    })}
    noun="work orders"
    matching={counts?.matching}
    total={counts?.total}
    onClearAll={view.clear}
    note={
      view.filter.status === undefined && (
        <HiddenNote {...hidden}>
          <TextLink to={view.linkTo('status', showHidden)}>Show</TextLink>
        </HiddenNote>
      )
    }
  />
);
