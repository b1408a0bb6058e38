import type { CalendarDay } from '@fm/domain/calendar-day';
import { useSession } from '@fm/platform';
import { Stat, Stats } from '@fm/ui';
import type { ReactNode } from 'react';
import { duePlans } from './api/due-plans';
import { dueTasks } from './api/due-tasks';
import { expiringOffers } from './api/expiring-offers';
import {
  overdueWorkOrders,
  unassignedWorkOrders,
  waitingWorkOrders,
  workOrdersToday,
} from './api/work-orders';
import { AttentionCount } from './attention-count';

interface Figure {
  readonly label: string;
  readonly to: string;
  readonly count: ReactNode;
}

/** The day in numbers, each leading to its area. */
export function OverviewFigures({ today }: { today: CalendarDay }) {
  const { employeeId } = useSession();
  const figures: readonly Figure[] = [
    {
      label: 'Work orders overdue',
      to: '/work-orders',
      count: <AttentionCount of={overdueWorkOrders(today)} />,
    },
    { label: 'Work orders today', to: '/work-orders', count: <AttentionCount of={workOrdersToday(today)} /> },
    {
      label: 'Unassigned',
      to: '/work-orders?lead=none',
      count: <AttentionCount of={unassignedWorkOrders()} />,
    },
    {
      label: 'Waiting',
      to: '/work-orders?status=onHold',
      count: <AttentionCount of={waitingWorkOrders()} />,
    },
    {
      label: employeeId === undefined ? 'Tasks due' : 'My tasks due',
      to: employeeId === undefined ? '/tasks' : '/tasks?assignee=me',
      count: <AttentionCount of={dueTasks(today, employeeId)} />,
    },
    {
      label: 'Offers running out',
      to: '/create-offer',
      count: <AttentionCount of={expiringOffers(today)} />,
    },
    { label: 'Plans due', to: '/maintenance', count: <AttentionCount of={duePlans(today)} /> },
  ];
  return (
    <Stats>
      {figures.map(({ label, to, count }) => (
        <Stat key={label} label={label} to={to} value={count} />
      ))}
    </Stats>
  );
}
