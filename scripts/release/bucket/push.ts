import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { PUBLISHING } from '../publish-host';
import { ReleaseError } from '../release-error';
import { releasedHost } from '../stored-host';
import { type Bucket, NOTHING } from './bucket';
import { AT_ONCE, filesIn, isSame, readRecord, writeRecord } from './mirror';
import { inTurns } from './turns';

/**
 * Sends what was changed in a mirror since it was pulled, in the order that keeps the store whole. Each file takes the
 * place of the one that was pulled and of no other. Rejects with a ReleaseError where that is another one by now.
 */
export async function push(bucket: Bucket, folder: string): Promise<void> {
  const [files, record] = await Promise.all([filesIn(folder), readRecord(folder)]);
  const changed = [...files]
    .filter(([name, state]) => !isSame(record[name], state))
    .map(([name, state]) => ({ name, state }));
  const gone = Object.keys(record).filter((name) => !files.has(name));
  const next = { ...record };

  async function send(name: string, content: Buffer): Promise<string> {
    const written = await bucket.write(name, content, record[name]?.generation ?? NOTHING);
    if (!written)
      throw new ReleaseError(
        `Somebody else has changed ${name} in the release store meanwhile. What is released is as they left it: ` +
          'look with "npm run releases", then run the command again.',
      );
    return written.generation;
  }

  const build = changed.some(({ name }) => name === 'host/build.json') && (await releasedHost(folder))?.build;
  // As in a folder: stopped between page and account, the next command puts both in place.
  const publishing = build && (await send(PUBLISHING, Buffer.from(build)));
  const limit = pLimit(AT_ONCE);
  for (const group of inTurns(changed))
    await Promise.all(
      group.map(({ name, state }) =>
        limit(async () => {
          const generation = await send(name, await readFile(join(folder, name)));
          next[name] = { generation, ...state };
        }),
      ),
    );
  if (publishing) await bucket.remove(PUBLISHING, publishing);
  for (const name of gone) {
    await bucket.remove(name, record[name]?.generation ?? NOTHING);
    delete next[name];
  }
  await writeRecord(folder, next);
}
