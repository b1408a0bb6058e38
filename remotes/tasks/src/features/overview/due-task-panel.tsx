import { taskAddress } from '@fm/contract/addresses';
import { useAttention, useToday } from '@fm/data';
import { useSession } from '@fm/platform';
import { AttentionChoice, AttentionLine, AttentionPanel, DueText } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { useDueTasks } from './api/due-tasks';

/** Tasks due today or before: one's own, or everybody's. */
export function DueTaskPanel() {
  const today = useToday();
  const { employeeId } = useSession();
  const [params] = useSearchParams();
  const due = useDueTasks({ everybody: params.get('tasks') === 'all' });
  const { mine } = due;
  return (
    <AttentionPanel
      title="Tasks due"
      list={useAttention(due)}
      all={
        mine
          ? { to: taskAddress.list({ assignee: 'me' }), label: 'All my tasks' }
          : { to: taskAddress.list(), label: 'All tasks' }
      }
      empty={mine ? 'None of your tasks is due.' : 'No task is due.'}
      choice={employeeId !== undefined && <WhoseTasks mine={mine} />}
      line={({ id, title, assigneeRef, customerRef, dueDate }) => (
        <AttentionLine
          to={taskAddress.edit(id)}
          title={title}
          about={[mine ? undefined : (assigneeRef?.name ?? 'Nobody assigned'), customerRef?.name]}
          when={<DueText day={dueDate} today={today} />}
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
