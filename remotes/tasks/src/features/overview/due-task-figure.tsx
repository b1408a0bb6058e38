import { AttentionCount, useToday } from '@fm/data';
import { useSession } from '@fm/platform';
import { Stat } from '@fm/ui';
import { dueTasks } from './api/due-tasks';

/** How many tasks are due: one's own, or everybody's for who is no employee. */
export function DueTaskFigure() {
  const today = useToday();
  const { employeeId } = useSession();
  return (
    <Stat
      label={employeeId === undefined ? 'Tasks due' : 'My tasks due'}
      to={employeeId === undefined ? '/tasks' : '/tasks?assignee=me'}
      value={<AttentionCount of={dueTasks(today, employeeId)} />}
    />
  );
}
