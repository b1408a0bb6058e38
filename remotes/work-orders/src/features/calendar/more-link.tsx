import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Count } from '@fm/domain/record';
import { formatDay, formatNumber } from '@fm/ui';
import { Link } from 'react-router-dom';
import type { PlanAddress } from '../list/plan-address';
import css from './more-link.module.css';

interface MoreLinkProps {
  readonly day: CalendarDay;
  /** Whose lane it is in. */
  readonly who?: string | undefined;
  /** Orders that have room. */
  readonly shown: number;
  /** Undefined while nobody counted. */
  readonly all: Count | undefined;
  readonly address: PlanAddress;
}

/** "+3 more", where a day holds more orders than have room; leads to the day alone. */
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
