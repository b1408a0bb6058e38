import { type CalendarDay, earlierDay, laterDay } from '../calendar-day';
import { addedRow, keyOf } from './merge-rows';
import type { ReportedRow, UsageDay, UsageReport } from './usage-days';

/** All days as one report: each subject once, with its first and its last day. */
export function reportOf(days: readonly Omit<UsageDay, 'quarters'>[]): UsageReport {
  const rows = new Map<string, ReportedRow>();
  for (const { day, rows: counted } of days)
    for (const row of counted) {
      const known = rows.get(keyOf(row));
      rows.set(keyOf(row), known ? reported(known, row, day) : { row, first: day, last: day });
    }
  return { rows: [...rows.values()], left: days.reduce((total, { left }) => total + left, 0) };
}

const reported = (known: ReportedRow, row: ReportedRow['row'], day: CalendarDay): ReportedRow => ({
  row: addedRow(known.row, row),
  first: earlierDay(day, known.first),
  last: laterDay(day, known.last),
});
