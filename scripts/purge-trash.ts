import { purgeTrash } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { fail } from './terminal';

/** `npm run purge-trash`: deletes for good what has been in the trash for 30 days. */
async function main(): Promise<void> {
  const purged = Object.entries(await purgeTrash(jobTarget()));
  for (const [kind, count] of purged) console.log(`${String(count).padStart(8)} ${kind}`);
  console.log(purged.length === 0 ? 'Nothing in the trash is due.' : 'Deleted for good.');
}

main().catch(fail);
