import { type Attention, AttentionCount, useToday } from '@fm/data';
import type { WorkOrder } from '@fm/domain/work-order';
import { Stat } from '@fm/ui';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './api/pressing-orders';

function Figure({ label, of }: { readonly label: string; readonly of: () => Attention<WorkOrder> }) {
  // At midnight it is another list.
  useToday();
  const attention = of();
  return <Stat label={label} to={attention.to} value={<AttentionCount of={attention} />} />;
}

export const OverdueFigure = () => <Figure label="Work orders overdue" of={overdueWorkOrders} />;

export const TodayFigure = () => <Figure label="Work orders today" of={workOrdersToday} />;

export const UnassignedFigure = () => <Figure label="Unassigned" of={unassignedWorkOrders} />;

export const WaitingFigure = () => <Figure label="Waiting" of={waitingWorkOrders} />;
