import type { CalendarDay } from '@fm/domain/calendar-day';
import { useSession } from '@fm/platform';
import { useSearchParams } from 'react-router';
import { useAttention } from './api/attention';
import { dueTasks } from './api/due-tasks';
import { AttentionLine } from './attention-line';
import { AttentionPanel } from './attention-panel';
import { DueWords } from './due-words';
import { type Whose, WhoseTasks } from './whose-tasks';

/** Tasks due today or before: one's own, or everybody's. Who is no employee has none of their own. */
export function DueTasks({ today }: { today: CalendarDay }) {
  const { employeeId } = useSession();
  const [params] = useSearchParams();
  const whose: Whose = employeeId === undefined || params.get('tasks') === 'all' ? 'all' : 'mine';
  return (
    <AttentionPanel
      title="Tasks due"
      list={useAttention(dueTasks(today, whose === 'mine' ? employeeId : undefined))}
      all={{
        to: whose === 'mine' ? '/tasks?assignee=me' : '/tasks',
        label: whose === 'mine' ? 'All my tasks' : 'All tasks',
      }}
      empty={whose === 'mine' ? 'None of your tasks is due.' : 'No task is due.'}
      choice={employeeId !== undefined && <WhoseTasks whose={whose} />}
      line={({ id, title, assigneeRef, customerRef, dueDate }) => (
        <AttentionLine
          to={`/tasks/form?id=${id}`}
          title={title}
          about={[whose === 'all' ? (assigneeRef?.name ?? 'Nobody assigned') : undefined, customerRef?.name]}
          when={<DueWords day={dueDate} today={today} />}
        />
      )}
    />
  );
}
