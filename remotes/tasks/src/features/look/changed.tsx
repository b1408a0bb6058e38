import { formatAgo, formatDay, formatInstant, localDay } from '@fm/ui';
import css from './due.module.css';

/** When something was changed: minutes while fresh, else the day. */
export function Changed({ at }: { readonly at: Date }) {
  const day = localDay(at);
  return (
    <time dateTime={at.toISOString()} title={formatInstant(at)} className={css.day}>
      {day === localDay() ? formatAgo(at) : formatDay(day, 'short')}
    </time>
  );
}
