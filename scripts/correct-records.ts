import { correctRecords } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { runAsCommand } from './terminal';

/** `npm run correct-records`: puts right what older versions stored wrong, or not at all. */
await runAsCommand(async () => {
  const { corrected, damaged } = await correctRecords(jobTarget());
  const counts = Object.entries(corrected);
  for (const [collection, count] of counts) console.log(`${String(count).padStart(8)} ${collection}`);
  console.log(counts.length === 0 ? 'Everything is as this version stores it.' : 'Corrected.');
  for (const name of damaged) console.log(`Damaged, left as it is: ${name}`);
});
