import { formatAgo, formatDay, formatInstant, localDay, Tooltip } from '@fm/ui';
import css from './due.module.css';

/** When something was changed: minutes while fresh, else the day. */
export function Changed({ at }: { readonly at: Date }) {
  const day = localDay(at);
  return (
    <Tooltip text={formatInstant(at)}>
      {(target) => (
        <time {...target} dateTime={at.toISOString()} className={css.day}>
          {day === localDay() ? formatAgo(at) : formatDay(day, 'short')}
        </time>
      )}
    </Tooltip>
  );
}
