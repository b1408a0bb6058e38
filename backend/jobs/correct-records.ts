import { copyForCrew } from './copy-for-crew';
import { correctCustomers } from './correct-customers';
import { type Corrections, correctDerived } from './correct-derived';
import { correctEmployees } from './correct-employees';
import type { JobTarget } from './project';

/**
 * Puts right what older versions stored wrong or not at all. Reminders that follow an expiry move with it, and a
 * customer without an address gets the town of the first site, before what follows from all fields is written anew and
 * the crew's copies are brought up to date.
 * Gives the records corrected, by collection. Run twice, it corrects nothing more.
 */
export async function correctRecords(target: JobTarget): Promise<Corrections> {
  const employees = await correctEmployees(target);
  const customers = await correctCustomers(target);
  const { corrected, damaged } = await correctDerived(target);
  // Last: what was corrected before is copied as it is now.
  const copies = Object.values(await copyForCrew(target)).reduce((sum, count) => sum + count, 0);
  const all = Object.entries({
    ...corrected,
    employees: employees + (corrected.employees ?? 0),
    customers: customers + (corrected.customers ?? 0),
    'crew/copy': copies,
  });
  return { corrected: Object.fromEntries(all.filter(([, count]) => count > 0)), damaged };
}
