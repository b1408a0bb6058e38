import { correctClaims, correctRecords } from '@fm/backend/jobs';
import { functionsBuildId } from '@fm/build';
import { jobTarget } from './job-target';
import { runAsCommand } from './terminal';

/** `npm run correct-records`: puts right what older versions stored wrong, or not at all, from where it was cut off. */
await runAsCommand(async () => {
  const target = jobTarget();
  const { corrected, damaged } = await correctRecords(target, await functionsBuildId());
  const identities = await correctClaims(target);
  const counts = Object.entries({
    ...corrected,
    ...(identities > 0 && { 'identities of logins': identities }),
  });
  for (const [collection, count] of counts) console.log(`${String(count).padStart(8)} ${collection}`);
  console.log(counts.length === 0 ? 'Everything is as this version stores it.' : 'Corrected.');
  for (const name of damaged) console.log(`Damaged, left as it is: ${name}`);
});
