import { AttentionCount, useToday } from '@fm/data';
import { useSession } from '@fm/platform';
import { Stat } from '@fm/ui';
import { dueTasks } from './api/due-tasks';

/** How many tasks are due: one's own, or everybody's for who is no employee. */
export function DueTaskFigure() {
  // At midnight it is another list.
  useToday();
  const { employeeId } = useSession();
  const due = dueTasks(employeeId);
  return (
    <Stat
      label={employeeId === undefined ? 'Tasks due' : 'My tasks due'}
      to={due.to}
      value={<AttentionCount of={due} />}
    />
  );
}
