import { type CalendarDay, isCalendarDay, today as todayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type DemoOptions, demoDocuments } from './demo';
import { DemoShape, SHAPE_PATH } from './shape';
import { createAccounts, type SeedTarget, writeDocuments } from './write/rest';

/** Where to write the demo, how large, and relative to which day. */
export interface SeedOptions extends SeedTarget, Pick<DemoOptions, 'areas'> {
  /** How many times the demo; 1 unless told. */
  readonly scale?: number;
  /** Today in the company's time zone unless told. */
  readonly today?: CalendarDay;
}

/** What was written. */
export interface SeedReport {
  readonly accounts: number;
  readonly documents: number;
  /** By the last collection of the path: `workOrders`, `comments`. */
  readonly byCollection: Readonly<Record<string, number>>;
  readonly milliseconds: number;
}

/**
 * Writes the demo: accounts, records of every kind with their history, counters. Twice gives the same as once.
 * Throws a RangeError for a scale or day that is none, and an Error with the server's words when it refuses.
 */
export async function seed({
  scale = 1,
  today = todayIn(COMPANY.timezone),
  areas = [],
  ...target
}: SeedOptions): Promise<SeedReport> {
  if (!Number.isInteger(scale) || scale < 1)
    throw new RangeError(`scale must be a whole number from 1, not ${scale}.`);
  if (!isCalendarDay(today)) throw new RangeError(`today must be a day such as 2026-11-20, not ${today}.`);
  const started = performance.now();
  const byCollection: Record<string, number> = {};
  let documents = 0;
  const shape = new DemoShape();
  for (const part of demoDocuments({ today, scale, areas })) {
    await writeDocuments(target, part);
    shape.add(part);
    documents += part.length;
    for (const { path } of part) {
      const collection = path.split('/').at(-2) ?? path;
      byCollection[collection] = (byCollection[collection] ?? 0) + 1;
    }
  }
  await writeDocuments(target, [{ path: SHAPE_PATH, data: { shape: `${shape}` } }]);
  // Last, so that nobody signs in to half a demo.
  const accounts = await createAccounts(target);
  return { accounts, documents, byCollection, milliseconds: Math.round(performance.now() - started) };
}
