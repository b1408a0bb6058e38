import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { statistics } from '@fm/domain/statistics';
import { statisticsOn } from '@fm/workflows/system';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { firestoreQuery } from '../command/firestore-database';

/**
 * Counts how the company stands and keeps that under the day, for reports. Run again on the same day, the numbers are replaced.
 * Counting costs a read for each thousand.
 */
export async function writeStatistics(
  database: Firestore,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const day = today(COMPANY.timezone, now);
  const numbers = await Promise.all(
    Object.entries(statisticsOn(day)).map(async ([name, query]) => {
      const { count } = (await firestoreQuery(database, query).count().get()).data();
      return [name, count] as const;
    }),
  );
  const all = Object.fromEntries(numbers);
  await database.doc(`${statistics.path}/${day}`).set({ day, at: Timestamp.fromDate(now), ...all });
  return { numbers: numbers.length };
}
