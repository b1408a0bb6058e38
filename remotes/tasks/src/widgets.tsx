import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { AttentionCount } from '@fm/data';
import { Stat } from '@fm/ui';
import { useDueTasks } from './features/overview/api/due-tasks';
import { DueTaskPanel } from './features/overview/due-task-panel';

/** How many tasks are due: one's own, or everybody's for who is no employee. */
function DueTaskFigure() {
  const due = useDueTasks();
  return (
    <Stat label={due.mine ? 'My tasks due' : 'Tasks due'} to={due.to} value={<AttentionCount of={due} />} />
  );
}

export default {
  contract: CONTRACT,
  id: 'tasks',
  widgets: { count: DueTaskFigure, due: DueTaskPanel },
} satisfies RemoteWidgets;
