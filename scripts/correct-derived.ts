import { correctDerived } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { fail } from './terminal';

/** `npm run correct-derived`: writes anew what another version derived from the fields of records. */
async function main(): Promise<void> {
  const { corrected, damaged } = await correctDerived(jobTarget());
  const counts = Object.entries(corrected);
  for (const [collection, count] of counts) console.log(`${String(count).padStart(8)} ${collection}`);
  console.log(counts.length === 0 ? 'Everything is as this version derives it.' : 'Corrected.');
  for (const name of damaged) console.log(`Damaged, left as it is: ${name}`);
}

main().catch(fail);
