import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { DuePlanFigure, DuePlanPanel } from './features/overview/due-plans';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  widgets: { 'due-count': DuePlanFigure, due: DuePlanPanel },
} satisfies RemoteWidgets;
