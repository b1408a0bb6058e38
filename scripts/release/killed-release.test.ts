import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '@fm/build/paths';
import { validateRegistry } from '@fm/contract';
import { inSoak } from '@fm/testing/in-soak';
import { entryFor, layHost } from './entry-fixture';
import { readHistory } from './history';
import { scriptOf } from './host-fixture';
import { pointToBuilds } from './point-to-builds';
import { missingFiles, releasedHost } from './stored-host';
import { folderOf } from './stored-release';

const KILLS = inSoak(60, 4);

jest.setTimeout(inSoak(600_000, 30_000));

/** Releases a process tells of before the moment to kill it is drawn. */
const TOLD = 3;

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'killed-'));
  await layHost(dist);
});

afterEach(() => rm(dist, { recursive: true, force: true }));

/** Lets a process release without end by a script, and kills it at a random moment. */
async function releaseUntilKilled(script = 'release-loop'): Promise<void> {
  const loop = spawn(process.execPath, [
    join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs'),
    join(ROOT, 'scripts/release', `${script}.ts`),
    dist,
  ]);
  // On a busy machine little is released in any time: the moment is counted from what was.
  for (let told = 0; told < TOLD; told++) await once(loop.stdout, 'data');
  await sleep(Math.random() * 200);
  loop.kill('SIGKILL');
  await once(loop, 'exit');
}

describe('a release that is killed at any moment', () => {
  it('leaves the old registry or the new one, with a history that fits, and keeps nobody from releasing', async () => {
    let before = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      // Both at once: the second must get its turn after the first was killed.
      await Promise.all([releaseUntilKilled(), releaseUntilKilled()]);
      const file = join(dist, 'registry.json');
      const { revision, remotes } = validateRegistry(JSON.parse(await readFile(file, 'utf8')), file);
      expect(revision).toBeGreaterThanOrEqual(before);
      const history = await readHistory(dist, revision);
      expect(history.map((record) => record.revision)).toEqual(
        Array.from({ length: revision }, (_, index) => index + 1),
      );
      const [entry] = remotes;
      expect(history.at(-1)?.areas[0]?.to).toBe(entry && folderOf(entry));
      // Whoever comes next is neither kept waiting nor misled by what was left behind.
      const next = await pointToBuilds(dist, [entryFor('tasks', `after${kill}`)], ['tasks']);
      expect(next.revision).toBe(revision + 1);
      before = next.revision;
    }
    // Unless the processes released plenty, nothing was tested.
    expect(before).toBeGreaterThan(5 * KILLS);
  });
});

describe('a host that is killed at any moment while it is released', () => {
  it('leaves one build whole: its page, its account and its files, as the registry says after the next command', async () => {
    let before = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await Promise.all([releaseUntilKilled('host-loop'), releaseUntilKilled('host-loop')]);
      const next = await pointToBuilds(dist, [entryFor('tasks', `after${kill}`)], ['tasks']);
      const host = await releasedHost(dist);
      expect(host?.build).toBe(next.host);
      await expect(readFile(join(dist, 'host/index.html'), 'utf8')).resolves.toContain(
        scriptOf(next.host ?? ''),
      );
      expect(host && missingFiles(dist, host)).toEqual([]);
      expect(next.revision).toBeGreaterThan(before);
      before = next.revision;
    }
    expect(before).toBeGreaterThan(2 * KILLS);
  });
});
