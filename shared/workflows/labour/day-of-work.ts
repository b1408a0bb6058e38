import { durationText } from '@fm/domain/duration';
import { type Labour, labourOf, MAX_MINUTES } from '@fm/domain/labour';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** Entries of one person on one day that are looked at; of more, each tells of a few minutes. */
const MOST_ENTRIES = 100;

const ANYWHERE = labourOf({ workOrderRef: { id: '-', name: '' }, customerId: '', siteId: '', timezone: '' });

/** What one person noted on one day, on whichever orders. */
export const notedOn = (employeeId: string, day: string): DocumentQuery => ({
  path: ANYWHERE.path,
  everywhere: true,
  filters: [
    ['trashed', '==', false],
    ['employeeRef.id', '==', employeeId],
    ['day', '==', day],
  ],
  orders: [['day', 'desc']],
  limit: MOST_ENTRIES,
});

type Entry = Labour & { readonly id: string };

/** Minutes that the day of an entry has left for it beside what else its person noted; may be below 0. */
export async function leftOfDay(
  unit: Unit,
  { id, workOrderRef, employeeRef, day }: Pick<Entry, 'id' | 'workOrderRef' | 'employeeRef' | 'day'>,
): Promise<number> {
  const noted = await unit.list(ANYWHERE, notedOn(employeeRef.id, day));
  const others = noted.filter((one) => one.id !== id || one.workOrderRef.id !== workOrderRef.id);
  return MAX_MINUTES - others.reduce((sum, one) => sum + one.minutes, 0);
}

/** Throws where an entry, with the others of the same person and day, tells of more time than a day has. */
export async function checkDayOfWork(unit: Unit, entry: Entry): Promise<void> {
  const left = await leftOfDay(unit, entry);
  if (entry.minutes <= left) return;
  const { name } = entry.employeeRef;
  const message =
    left > 0
      ? `${name} has other time on this day: enter at most ${durationText(left)}.`
      : `${name} has ${durationText(MAX_MINUTES - left)} on this day already, so that no more fits.`;
  throw new FailureSignal(invalid(message, { minutes: message }));
}
