import { type Labour, labourOf, MAX_MINUTES } from '@fm/domain/labour';
import { nounFor } from '@fm/domain/record';
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

/** Throws where an entry, with the others of the same person and day, tells of more time than a day has. */
export async function checkDayOfWork(
  unit: Unit,
  { id, workOrderRef, employeeRef, day, minutes }: Labour & { readonly id: string },
): Promise<void> {
  const noted = await unit.list(ANYWHERE, notedOn(employeeRef.id, day));
  const others = noted.filter((one) => one.id !== id || one.workOrderRef.id !== workOrderRef.id);
  const left = MAX_MINUTES - others.reduce((sum, one) => sum + one.minutes, 0);
  if (minutes <= left) return;
  const most = Math.max(left, 0);
  const message = nounFor(most, {
    one: `${employeeRef.name} has other time on this day: at most 1 minute is left of it.`,
    many: `${employeeRef.name} has other time on this day: at most ${most} minutes are left of it.`,
  });
  throw new FailureSignal(invalid(message, { minutes: message }));
}
