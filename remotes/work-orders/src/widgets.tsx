import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { OwnOrdersPanel } from './features/overview/own-orders-panel';
import {
  OverdueFigure,
  TodayFigure,
  UnassignedFigure,
  WaitingFigure,
} from './features/overview/work-order-figures';
import {
  OverduePanel,
  TodayPanel,
  UnassignedPanel,
  WaitingPanel,
} from './features/overview/work-order-panels';

export default {
  contract: CONTRACT,
  id: 'work-orders',
  widgets: {
    own: OwnOrdersPanel,
    'overdue-count': OverdueFigure,
    'today-count': TodayFigure,
    'unassigned-count': UnassignedFigure,
    'waiting-count': WaitingFigure,
    overdue: OverduePanel,
    today: TodayPanel,
    unassigned: UnassignedPanel,
    waiting: WaitingPanel,
  },
} satisfies RemoteWidgets;
