import { today } from '@fm/domain/calendar-day';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, relativeDay, Tooltip } from '@fm/ui';
import css from './due.module.css';

/** By when a job is to be finished, from today at its site on; closed ones only name the day. */
export function Due({ order }: { readonly order: Pick<WorkOrder, 'dueDate' | 'statusGroup' | 'timezone'> }) {
  const { dueDate, statusGroup, timezone } = order;
  if (!dueDate) return null;
  const now = today(timezone);
  const open = statusGroup !== 'closed';
  return (
    <Tooltip text={formatDay(dueDate, 'long')}>
      {(target) => (
        <time
          {...target}
          dateTime={dueDate}
          className={`${css.day} ${open && dueDate < now ? css.late : open && dueDate === now ? css.today : ''}`}
        >
          {open ? relativeDay(dueDate, now) : formatDay(dueDate)}
        </time>
      )}
    </Tooltip>
  );
}
