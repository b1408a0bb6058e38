import { useToday } from '@fm/data';
import { isOverdue, type Task } from '@fm/domain/task';
import { formatDay, formatLocalTime, relativeDay, Tooltip } from '@fm/ui';
import css from './due.module.css';

/** When a task is due, from today on; closed ones only name the day. */
export function Due({ task }: { readonly task: Pick<Task, 'dueDate' | 'dueTime' | 'status'> }) {
  const now = useToday();
  const { dueDate, dueTime, status } = task;
  if (!dueDate) return null;
  const closed = status === 'done' || status === 'cancelled';
  const late = isOverdue(task, now);
  const words = closed ? formatDay(dueDate) : relativeDay(dueDate, now);
  return (
    <Tooltip text={formatDay(dueDate, 'long')}>
      {(target) => (
        <time
          {...target}
          dateTime={dueDate}
          className={`${css.day} ${late ? css.late : !closed && dueDate === now ? css.today : ''}`}
        >
          {words}
          {dueTime && !late && `, ${formatLocalTime(dueTime)}`}
        </time>
      )}
    </Tooltip>
  );
}
