import { addDays, type CalendarDay, startOfWeek } from '../calendar-day';
import { instantAt } from '../instant';
import type { Reminder } from './reminder';

/**
 * When a rule fires. `sourceDay` is the value of the field a relative rule follows; without it such a rule never
 * fires and the result is undefined.
 */
export function fireAtOf(
  rule: Reminder['rule'],
  sourceDay: CalendarDay | undefined,
  timezone: string,
): Date | undefined {
  if (rule.kind === 'absolute') return rule.at;
  return sourceDay === undefined
    ? undefined
    : instantAt(addDays(sourceDay, rule.offsetDays), rule.timeOfDay, timezone);
}

/** Ways to put a reminder off that take one click. */
export const SNOOZES = ['oneHour', 'tomorrow', 'nextMonday'] as const;
export type Snooze = (typeof SNOOZES)[number];
export const SNOOZE_LABELS: Readonly<Record<Snooze, string>> = {
  oneHour: 'In an hour',
  tomorrow: 'Tomorrow at 8:00',
  nextMonday: 'Next Monday at 8:00',
};
const MORNING = '08:00';
const MS_PER_HOUR = 3_600_000;

/** The instant a one-click snooze leads to. */
export function snoozeUntil(snooze: Snooze, today: CalendarDay, now: Date, timezone: string): Date {
  if (snooze === 'oneHour') return new Date(now.getTime() + MS_PER_HOUR);
  const day = snooze === 'tomorrow' ? addDays(today, 1) : addDays(startOfWeek(today), 7);
  return instantAt(day, MORNING, timezone);
}
