import type { CalendarDay } from '@fm/domain/calendar-day';
import { WAITING_REASON_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatTime } from '@fm/ui';
import { useAttention } from './api/attention';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './api/work-orders';
import { AttentionLine } from './attention-line';
import { AttentionPanel } from './attention-panel';
import { DueWords } from './due-words';

interface Props {
  readonly today: CalendarDay;
}

const ALL = { to: '/work-orders', label: 'All work orders' };
const addressOf = ({ id }: { id: string }) => `/work-orders/${id}`;
const placeOf = ({ customerRef, siteRef }: WorkOrder) => [customerRef.name, siteRef.name];

export function OverduePanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Overdue work orders"
      list={useAttention(overdueWorkOrders(today))}
      all={ALL}
      empty="No work order is overdue."
      line={(order) => (
        <AttentionLine
          to={addressOf(order)}
          title={order.title}
          about={[...placeOf(order), order.leadName]}
          when={<DueWords day={order.dueDate} today={today} />}
        />
      )}
    />
  );
}

export function TodayPanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Work orders today"
      list={useAttention(workOrdersToday(today))}
      all={ALL}
      empty="No work order is planned for today."
      line={(order) => (
        <AttentionLine
          to={addressOf(order)}
          title={order.title}
          about={[...placeOf(order), order.leadName]}
          when={order.plannedStart ? formatTime(order.plannedStart, order.timezone) : 'Today'}
        />
      )}
    />
  );
}

const plannedFor = ({ plannedDay }: WorkOrder) =>
  plannedDay ? `Planned for ${formatDay(plannedDay)}` : 'Not planned yet';

export function UnassignedPanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Unassigned"
      list={useAttention(unassignedWorkOrders())}
      all={{ to: '/work-orders?lead=none', label: 'All unassigned' }}
      empty="Every open work order has a lead."
      line={(order) => (
        <AttentionLine
          to={addressOf(order)}
          title={order.title}
          about={[...placeOf(order), plannedFor(order)]}
          when={<DueWords day={order.dueDate} today={today} />}
        />
      )}
    />
  );
}

const waitingFor = ({ waiting }: WorkOrder) =>
  waiting && `Waits for ${WAITING_REASON_LABELS[waiting.reason].toLowerCase()}`;

export function WaitingPanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Waiting"
      list={useAttention(waitingWorkOrders())}
      all={{ to: '/work-orders?status=onHold', label: 'All on hold' }}
      empty="No work order is on hold."
      line={(order) => (
        <AttentionLine
          to={addressOf(order)}
          title={order.title}
          about={[waitingFor(order), ...placeOf(order)]}
          when={<DueWords day={order.waiting?.until ?? order.dueDate} today={today} />}
        />
      )}
    />
  );
}
