import { type PurgeTarget, purgeTrash } from '@fm/backend/jobs';
import { namedServers } from './serve/named-servers';
import { runAsCommand } from './terminal';

const PROJECT = 'demo-facility';
const DEFAULT_PORT = '8080';

/** A real project where an access token of its owner is given, else the servers that are named or the embedded backend. */
function target(): PurgeTarget {
  const { ACCESS_TOKEN: token, FIREBASE_PROJECT_ID: projectId } = process.env;
  if (token && projectId) return { url: 'https://firestore.googleapis.com', projectId, token };
  const embedded = `http://127.0.0.1:${process.env.BACKEND_PORT ?? DEFAULT_PORT}`;
  return namedServers() ?? { url: embedded, projectId: PROJECT };
}

/** `npm run purge-trash`: deletes for good what has been in the trash for 30 days. */
await runAsCommand(async () => {
  const purged = Object.entries(await purgeTrash(target()));
  for (const [kind, count] of purged) console.log(`${String(count).padStart(8)} ${kind}`);
  console.log(purged.length === 0 ? 'Nothing in the trash is due.' : 'Deleted for good.');
});
