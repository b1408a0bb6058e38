import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { type Attention, AttentionCount, useToday } from '@fm/data';
import type { WorkOrder } from '@fm/domain/work-order';
import { Stat } from '@fm/ui';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  unscheduledWorkOrders,
  unverifiedWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './features/overview/api/pressing-orders';
import { OwnOrdersPanel } from './features/overview/own-orders-panel';
import {
  OverduePanel,
  TodayPanel,
  UnassignedPanel,
  UnscheduledPanel,
  WaitingPanel,
} from './features/overview/work-order-panels';

function Figure({ label, of }: { readonly label: string; readonly of: () => Attention<WorkOrder> }) {
  // At midnight it is another list.
  useToday();
  const attention = of();
  return <Stat label={label} to={attention.to} value={<AttentionCount of={attention} />} />;
}

const OverdueFigure = () => <Figure label="Work orders overdue" of={overdueWorkOrders} />;

const TodayFigure = () => <Figure label="Work orders today" of={workOrdersToday} />;

const UnassignedFigure = () => <Figure label="Unassigned" of={unassignedWorkOrders} />;

const UnscheduledFigure = () => <Figure label="Unscheduled" of={unscheduledWorkOrders} />;

const WaitingFigure = () => <Figure label="On hold" of={waitingWorkOrders} />;

const UnverifiedFigure = () => <Figure label="To be verified" of={unverifiedWorkOrders} />;

export default {
  contract: CONTRACT,
  id: 'work-orders',
  widgets: {
    own: OwnOrdersPanel,
    'overdue-count': OverdueFigure,
    'today-count': TodayFigure,
    'unassigned-count': UnassignedFigure,
    'unscheduled-count': UnscheduledFigure,
    'waiting-count': WaitingFigure,
    'unverified-count': UnverifiedFigure,
    overdue: OverduePanel,
    today: TodayPanel,
    unassigned: UnassignedPanel,
    unscheduled: UnscheduledPanel,
    waiting: WaitingPanel,
  },
} satisfies RemoteWidgets;
