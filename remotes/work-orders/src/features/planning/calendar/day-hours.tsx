import { useNow } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { clockOf, minuteOf, placedOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatLocalTime } from '@fm/ui';
import { type CSSProperties, useRef } from 'react';
import css from './day-hours.module.css';
import { type Hours, hourMarks, hoursShown, minuteAtPart } from './hours';
import { OrderChip } from './order-chip';
import { Sideways } from './sideways';
import { usePlanDrop } from './use-plan-drop';

interface DayHoursProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly orders: readonly Stored<WorkOrder>[];
}

/** A day with its hours downwards; what is planned at the same time stands side by side. */
export function DayHours({ day, today, orders }: DayHoursProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const placed = placedOn(orders, day, COMPANY.timezone);
  const hours = hoursShown(placed);
  const over = usePlanDrop(element, {
    day,
    minuteAt: ({ y }, { top, height }) => minuteAtPart(hours, (y - top) / height),
  });
  const most = Math.max(1, ...placed.map(({ places }) => places));
  return (
    <Sideways
      label="Hours"
      noun="orders"
      className={css.day}
      style={hourVariables(hours, { '--most': most })}
    >
      <div className={css.hours} aria-hidden="true">
        {hourMarks(hours).map(({ minute, label }) => (
          <span key={minute}>{label}</span>
        ))}
      </div>
      <fieldset ref={element} aria-label={formatDay(day, 'long')} className={css.track}>
        {placed.map(({ job, fromMin, toMin, place, places }) => (
          <OrderChip
            key={job.id}
            order={job}
            day={day}
            room={roomFor(toMin - fromMin)}
            style={variables({
              '--at': fromMin,
              '--length': toMin - fromMin,
              '--place': place,
              '--places': places,
            })}
          />
        ))}
        {placed.length === 0 && <p className={css.none}>Nothing is planned on this day.</p>}
        {day === today && <NowLine hours={hours} className={css.now} />}
        {typeof over === 'number' && (
          <div className={css.drop} style={variables({ '--at': over })}>
            {formatLocalTime(clockOf(over))}
          </div>
        )}
      </fieldset>
    </Sideways>
  );
}

/** An hour is as high as its time above a line of its title: what is shorter puts both beside each other. */
const roomFor = (minutes: number) => (minutes < 60 ? 'line' : minutes < 75 ? 'title' : 'lines');

/** Where the present is. */
export function NowLine({
  hours,
  className,
}: {
  readonly hours: Hours;
  readonly className: string | undefined;
}) {
  const minute = minuteOf(useNow(), COMPANY.timezone);
  if (minute < hours.from || minute > hours.to) return null;
  return <div className={className} style={variables({ '--at': minute })} aria-hidden="true" />;
}

/** Numbers for the stylesheet, which makes lengths of them. */
export const variables = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

export const hourVariables = ({ from, to }: Hours, more: Readonly<Record<`--${string}`, number>> = {}) =>
  variables({ '--from': from, '--to': to, ...more });
