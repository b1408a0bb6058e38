import * as v from 'valibot';
import { calendarDay } from '../calendar-day';
import { quarterSchema } from './release-health';
import { usageRowSchema } from './usage-row';

/** Where the counts of each day lie, under the day. */
export const USAGE_PATH = 'usageDays';
/** How long they are kept. */
export const USAGE_DAYS = 60;
/** Rows of a day at most: what is new beyond them is not counted. */
export const MOST_DAY_ROWS = 1_000;

/** The periods that the page offers, in days up to today. */
export const USAGE_PERIODS = [7, 30, USAGE_DAYS] as const;
export type UsagePeriod = (typeof USAGE_PERIODS)[number];

/** One day as it is stored. */
export const usageDaySchema = v.object({
  day: calendarDay,
  rows: v.array(usageRowSchema),
  /** Rows that there was no room for. */
  left: v.number(),
  /** How builds did in the last hour of it. */
  quarters: v.optional(v.array(quarterSchema), []),
});
export type UsageDay = v.InferOutput<typeof usageDaySchema>;

/** What the server answers for a period. */
export const usageReportSchema = v.object({
  rows: v.array(
    v.object({
      row: usageRowSchema,
      /** The first and the last day of the row. */
      first: calendarDay,
      last: calendarDay,
    }),
  ),
  left: v.number(),
});
export type UsageReport = v.InferOutput<typeof usageReportSchema>;
export type ReportedRow = UsageReport['rows'][number];
