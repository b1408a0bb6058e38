import { type CalendarDay, earlierDay, laterDay } from '../calendar-day';
import type { ReportedRow } from './usage-days';
import { brokenAt } from './usage-row';

/** A place in a built script at which something broke in a period. */
export interface BrokenPlace {
  readonly id: string;
  readonly error: string;
  /** File, line and column: `472.0abc1234.js:1:4711`. */
  readonly script: string;
  /** The area whose script it is, or `host`, and its build. */
  readonly area: string;
  readonly build: string;
  readonly times: number;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** The places of a period, those that broke most often first. */
export function brokenPlaces(rows: readonly ReportedRow[]): readonly BrokenPlace[] {
  const places = new Map<string, BrokenPlace>();
  for (const { row, first, last } of rows) {
    const at = row.kind === 'place' ? brokenAt(row.name) : undefined;
    if (!at) continue;
    // The same script of an area may have run in several builds of the host.
    const id = `${row.area} ${row.build} ${row.name}`;
    const known = places.get(id);
    places.set(id, {
      id,
      ...at,
      area: row.area,
      build: row.build,
      times: (known?.times ?? 0) + row.failed,
      first: earlierDay(first, known?.first ?? first),
      last: laterDay(last, known?.last ?? last),
    });
  }
  return [...places.values()].sort((a, b) => b.times - a.times || (a.id < b.id ? -1 : 1));
}
