import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Count } from '@fm/domain/record';
import { formatDay, formatNumber } from '@fm/ui';
import { Link } from 'react-router-dom';
import type { PlanAddress } from '../../list/plan-address';
import css from './more-link.module.css';

interface MoreLinkProps {
  readonly day: CalendarDay;
  /** The employee whose lane the link stands in. */
  readonly who?: string | undefined;
  /** How many work orders of the day are shown. */
  readonly shown: number;
  /** All work orders of the day; undefined while they are not counted. */
  readonly all: Count | undefined;
  readonly address: PlanAddress;
}

/** The link "+3 more" to the view of a day that has more work orders than fit. */
export function MoreLink({ day, who, shown, all, address }: MoreLinkProps) {
  if (!all || all.count <= shown) return null;
  const more = `+${formatNumber(all.count - shown)}${all.atLeast ? ' and' : ''} more`;
  const where = [who, formatDay(day, 'long')].filter(Boolean).join(', ');
  return (
    <Link className={css.more} to={address.to({ period: 'day', day })} aria-label={`${more} on ${where}`}>
      {more}
    </Link>
  );
}
