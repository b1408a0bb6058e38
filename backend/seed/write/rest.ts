import { claimsOf } from '@fm/domain/claims';
import { copyBeside } from '@fm/domain/crew-copy';
import { encodeFields } from '@fm/workflows/rest-values';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../accounts';
import type { SeedDocument } from '../chronicle';

/** So many records stay below the 10 MiB that one commit takes with its index entries, up to 160 KB for each. */
export const WRITES_PER_COMMIT = 50;
/** More commits at once only wait for each other. */
const COMMITS_AT_ONCE = 4;

/** Where to write to. */
export interface SeedTarget {
  /** Address of the database, without a slash at the end. */
  readonly url: string;
  /** Address of the identity service, where it is another. */
  readonly authUrl?: string;
  readonly projectId: string;
}

/** What emulators of the protocol take as the project's owner; real projects refuse it. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/**
 * Writes documents, each as it is given, and beside it what the crew reads of it: what was there under the same path is
 * replaced.
 */
export async function writeDocuments(target: SeedTarget, given: readonly SeedDocument[]): Promise<void> {
  const documents = [...given, ...given.flatMap(({ path, data }) => copyBeside(path, data) ?? [])];
  const batches = Array.from({ length: Math.ceil(documents.length / WRITES_PER_COMMIT) }, (_, n) =>
    documents.slice(n * WRITES_PER_COMMIT, (n + 1) * WRITES_PER_COMMIT),
  );
  const lanes = Array.from({ length: COMMITS_AT_ONCE }, async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await commit(target, batch);
  });
  await Promise.all(lanes);
}

async function commit({ url, projectId }: SeedTarget, documents: readonly SeedDocument[]): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = documents.map(({ path, data }) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(data) },
  }));
  await post(`${url}/v1/${root}:commit`, { writes });
}

/** Creates the demo's logins; those that are there already stay as they are. */
export async function createAccounts({ url, authUrl = url, projectId }: SeedTarget): Promise<number> {
  const accounts: readonly DemoAccount[] = Object.values(DEMO_ACCOUNTS);
  const endpoint = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  for (const { uid, email, name, role } of accounts) {
    const account = { localId: uid, email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
    await post(endpoint, account, ['EMAIL_EXISTS', 'DUPLICATE_LOCAL_ID', 'DUPLICATE_EMAIL']);
    if (role === undefined) continue;
    // Their records were there before them, so that nothing tells the function that does this.
    await post(`${endpoint}:update`, { localId: uid, customAttributes: JSON.stringify(claimsOf(role)) });
  }
  return accounts.length;
}

/** Sends JSON. Throws with the server's own words unless it agrees or says one of `expected`. */
async function post(address: string, body: unknown, expected: readonly string[] = []): Promise<void> {
  const request = fetch(address, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  const response = await request.catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${new URL(address).origin}. Start the backend first.`, { cause });
  });
  const text = await response.text();
  if (response.ok || expected.some((code) => text.includes(code))) return;
  throw new Error(`Seeding failed at ${address}: ${response.status} ${text.slice(0, 500)}`);
}
