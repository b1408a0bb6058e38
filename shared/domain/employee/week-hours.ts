import * as v from 'valibot';
import { type CalendarDay, weekdayOf } from '../calendar-day';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];
export const WEEKDAY_LABELS: Readonly<Record<WeekdayName, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const MINUTES_A_DAY = 24 * 60;
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_A_DAY));
export const workSpan = v.object({ fromMin: minuteOfDay, toMin: minuteOfDay });
const workSpans = v.pipe(v.array(workSpan), v.maxLength(2));

/** When somebody usually works: spans in minutes after midnight, none on a free day. */
export const weekHoursSchema = v.object({
  mon: workSpans,
  tue: workSpans,
  wed: workSpans,
  thu: workSpans,
  fri: workSpans,
  sat: workSpans,
  sun: workSpans,
});
export type WeekHours = v.InferOutput<typeof weekHoursSchema>;
export type WorkSpan = WeekHours['mon'][number];

const MORNING: WorkSpan = { fromMin: 8 * 60, toMin: 12 * 60 };
const AFTERNOON: WorkSpan = { fromMin: 12 * 60 + 30, toMin: 16 * 60 + 30 };

/** The same hours from Monday to Friday. */
export const officeWeek = (spans: readonly WorkSpan[]): WeekHours => ({
  mon: [...spans],
  tue: [...spans],
  wed: [...spans],
  thu: [...spans],
  fri: [...spans],
  sat: [],
  sun: [],
});

/** No hours on any day. */
export const FREE_WEEK = officeWeek([]);

/** What holds for those whose hours nobody entered: 40 hours a week, and 20 for part time. */
export const FULL_WEEK = officeWeek([MORNING, AFTERNOON]);
export const HALF_WEEK = officeWeek([MORNING]);

interface Hours {
  readonly weekHours?: WeekHours | undefined;
  readonly employmentType: string;
}

/** When this person usually works: their own hours, or those usual for their employment. */
export function usualWeek({ weekHours, employmentType }: Hours) {
  return weekHours ?? (employmentType === 'part' ? HALF_WEEK : FULL_WEEK);
}

/** The hours of a week that fall on this day. */
export function workSpansOn(week: WeekHours, day: CalendarDay): readonly WorkSpan[] {
  const name = WEEKDAYS[weekdayOf(day) - 1];
  return name === undefined ? [] : week[name];
}
