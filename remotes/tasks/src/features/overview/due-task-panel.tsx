import { useAttention, useToday } from '@fm/data';
import { useSession } from '@fm/platform';
import { AttentionChoice, AttentionLine, AttentionPanel, DueWords } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { dueTasks } from './api/due-tasks';

/** Tasks due today or before: one's own, or everybody's. Who is no employee has none of their own. */
export function DueTaskPanel() {
  const today = useToday();
  const { employeeId } = useSession();
  const [params] = useSearchParams();
  const mine = employeeId !== undefined && params.get('tasks') !== 'all';
  return (
    <AttentionPanel
      title="Tasks due"
      list={useAttention(dueTasks(mine ? employeeId : undefined))}
      all={mine ? { to: '/tasks?assignee=me', label: 'All my tasks' } : { to: '/tasks', label: 'All tasks' }}
      empty={mine ? 'None of your tasks is due.' : 'No task is due.'}
      choice={employeeId !== undefined && <WhoseTasks mine={mine} />}
      line={({ id, title, assigneeRef, customerRef, dueDate }) => (
        <AttentionLine
          to={`/tasks/form?id=${id}`}
          title={title}
          about={[mine ? undefined : (assigneeRef?.name ?? 'Nobody assigned'), customerRef?.name]}
          when={<DueWords day={dueDate} today={today} />}
        />
      )}
    />
  );
}

const WhoseTasks = ({ mine }: { mine: boolean }) => (
  <AttentionChoice
    label="Whose tasks"
    choices={[
      { to: '/', label: 'Mine', chosen: mine },
      { to: '/?tasks=all', label: "Everybody's", chosen: !mine },
    ]}
  />
);
