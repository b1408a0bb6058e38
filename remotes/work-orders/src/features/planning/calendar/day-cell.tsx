import type { CalendarDay } from '@fm/domain/calendar-day';
import { isRestDay } from '@fm/domain/company';
import { companyHoliday } from '@fm/domain/holidays';
import type { Ref } from '@fm/domain/record';
import { type ReactNode, useRef } from 'react';
import absence from './away.module.css';
import css from './day-cell.module.css';
import { type PlanPlace, usePlanDrop } from './use-plan-drop';

interface DayCellProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Whose lane it is in. */
  readonly lead?: Ref | null | undefined;
  /** See `PlanPlace`. */
  readonly freeFrom?: PlanPlace['freeFrom'];
  /** Why nobody works here on that day. */
  readonly away?: string | undefined;
  /** A day that belongs to another month. */
  readonly outside?: boolean | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** A day on which orders stand below each other and can be dropped: they keep their time of the day, or get the first that is free. */
export function DayCell({
  day,
  today,
  lead,
  freeFrom,
  away,
  outside = false,
  label,
  children,
}: DayCellProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const over = usePlanDrop(element, { day, lead, freeFrom });
  const off = isRestDay(day) || companyHoliday(day) !== undefined;
  const look = [
    css.cell,
    off && css.off,
    outside && css.outside,
    day === today && css.today,
    away !== undefined && absence.away,
    over !== undefined && css.over,
  ];
  return (
    <fieldset ref={element} aria-label={label} className={look.filter(Boolean).join(' ')}>
      {away !== undefined && <span className={`${absence.reason} ${css.reason}`}>{away}</span>}
      {children}
    </fieldset>
  );
}
