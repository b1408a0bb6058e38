import { useToday } from '@fm/data';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, relativeDay, Tooltip } from '@fm/ui';
import css from './due.module.css';

/**
 * By when a job is to be finished, from today where the company is: as filters, counts and the overview take it. Closed
 * ones only name the day.
 */
export function Due({ order }: { readonly order: Pick<WorkOrder, 'dueDate' | 'statusGroup'> }) {
  const now = useToday();
  const { dueDate, statusGroup } = order;
  if (!dueDate) return null;
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
