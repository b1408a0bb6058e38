import { AttentionCount, useToday } from '@fm/data';
import { Stat } from '@fm/ui';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './api/pressing-orders';

export const OverdueFigure = () => (
  <Stat
    label="Work orders overdue"
    to="/work-orders?time=overdue"
    value={<AttentionCount of={overdueWorkOrders(useToday())} />}
  />
);

export const TodayFigure = () => (
  <Stat
    label="Work orders today"
    to="/work-orders?time=today"
    value={<AttentionCount of={workOrdersToday(useToday())} />}
  />
);

export const UnassignedFigure = () => (
  <Stat
    label="Unassigned"
    to="/work-orders?lead=none"
    value={<AttentionCount of={unassignedWorkOrders()} />}
  />
);

export const WaitingFigure = () => (
  <Stat label="Waiting" to="/work-orders?status=onHold" value={<AttentionCount of={waitingWorkOrders()} />} />
);
