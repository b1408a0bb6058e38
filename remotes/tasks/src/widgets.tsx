import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { DueTaskFigure } from './features/overview/due-task-figure';
import { DueTaskPanel } from './features/overview/due-task-panel';

export default {
  contract: CONTRACT,
  id: 'tasks',
  widgets: { count: DueTaskFigure, due: DueTaskPanel },
} satisfies RemoteWidgets;
