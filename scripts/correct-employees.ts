import { correctEmployees } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { fail } from './terminal';

/** `npm run correct-employees`: puts right what older versions stored wrong of employees. */
async function main(): Promise<void> {
  const corrected = await correctEmployees(jobTarget());
  console.log(corrected === 0 ? 'Nothing is wrong.' : `Employees corrected: ${corrected}.`);
}

main().catch(fail);
