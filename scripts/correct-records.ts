import { correctCustomers, correctEmployees } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { fail } from './terminal';

/** `npm run correct-records`: puts right what older versions stored wrong, or not at all. */
async function main(): Promise<void> {
  const target = jobTarget();
  console.log(`Employees corrected: ${await correctEmployees(target)}.`);
  console.log(`Customers corrected: ${await correctCustomers(target)}.`);
}

main().catch(fail);
