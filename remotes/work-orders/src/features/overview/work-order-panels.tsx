import { workOrderAddress } from '@fm/contract/addresses';
import { useAttention, useToday } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { WAITING_REASON_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { AttentionLine, AttentionPanel, DueText, formatDay, formatTime } from '@fm/ui';
import type { ComponentProps } from 'react';
import { zoneNote } from '../order/formatting/planned';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  unscheduledWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './api/pressing-orders';

const ALL = { to: workOrderAddress.list(), label: 'All work orders' };
const addressOf = ({ id }: { id: string }) => workOrderAddress.record(id);
const placeOf = ({ customerRef, siteRef }: WorkOrder) => [customerRef.name, siteRef.name];

interface DueOrderProps extends Pick<ComponentProps<typeof AttentionLine>, 'about'> {
  readonly order: Stored<WorkOrder>;
  /** What counts down; the day it is due where left out. */
  readonly day?: CalendarDay | undefined;
}

/** A line for an order, with how many days are left. */
const DueOrder = ({ order, about, day = order.dueDate }: DueOrderProps) => (
  <AttentionLine
    to={addressOf(order)}
    title={order.title}
    about={about}
    when={<DueText day={day} today={useToday()} />}
  />
);

export function OverduePanel() {
  // At midnight it is another list.
  useToday();
  return (
    <AttentionPanel
      title="Overdue work orders"
      list={useAttention(overdueWorkOrders())}
      all={ALL}
      empty="No work order is overdue."
      line={(order) => <DueOrder order={order} about={[...placeOf(order), order.leadName]} />}
    />
  );
}

export function TodayPanel() {
  // At midnight it is another list.
  useToday();
  return (
    <AttentionPanel
      title="Work orders today"
      list={useAttention(workOrdersToday())}
      all={ALL}
      empty="No work order is planned for today."
      line={(order) => (
        <AttentionLine
          to={addressOf(order)}
          title={order.title}
          about={[...placeOf(order), order.leadName, zoneNote(order)]}
          when={order.plannedStart ? formatTime(order.plannedStart, order.timezone) : 'Today'}
        />
      )}
    />
  );
}

const plannedFor = ({ plannedDay }: WorkOrder) =>
  plannedDay ? `Planned for ${formatDay(plannedDay)}` : 'Not planned yet';

export function UnassignedPanel() {
  return (
    <AttentionPanel
      title="Unassigned"
      list={useAttention(unassignedWorkOrders())}
      all={{ to: unassignedWorkOrders().to, label: 'All unassigned' }}
      empty="Every open work order has a lead."
      line={(order) => <DueOrder order={order} about={[...placeOf(order), plannedFor(order)]} />}
    />
  );
}

export function UnscheduledPanel() {
  // At midnight it is another list.
  useToday();
  return (
    <AttentionPanel
      title="Unscheduled"
      list={useAttention(unscheduledWorkOrders())}
      all={{ to: unscheduledWorkOrders().to, label: 'All unscheduled' }}
      empty="Every work order that is due within a week is scheduled."
      line={(order) => <DueOrder order={order} about={[...placeOf(order), order.leadName]} />}
    />
  );
}

const waitingFor = ({ waiting }: WorkOrder) =>
  waiting && `Waits for ${WAITING_REASON_LABELS[waiting.reason].toLowerCase()}`;

export function WaitingPanel() {
  return (
    <AttentionPanel
      title="On hold"
      list={useAttention(waitingWorkOrders())}
      all={{ to: waitingWorkOrders().to, label: 'All on hold' }}
      empty="No work order is on hold."
      line={(order) => (
        <DueOrder
          order={order}
          about={[waitingFor(order), ...placeOf(order)]}
          day={order.waiting?.until ?? order.dueDate}
        />
      )}
    />
  );
}
