import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';
import { RestClient } from '../../testing/rest-client';
import { type FixtureBundle, fixtureBundle } from '../fixture-bundle';
import { functionsState } from '../functions-state';

const ROUNDS = 2;
const COMMITS = 20;
const JITI = join(__dirname, '../../../../node_modules/jiti/lib/jiti-cli.mjs');
const SERVE = join(__dirname, '../../testing/serve-directory.ts');

jest.setTimeout(180_000);

let fixture: FixtureBundle;
let directory: string;
beforeAll(() => {
  fixture = fixtureBundle();
  directory = mkdtempSync(join(tmpdir(), 'backend-'));
});
afterAll(() => {
  fixture.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** A backend with the functions in a process of its own. */
async function spawnBackend(): Promise<{ process: ChildProcess; url: string; projectId: string }> {
  const process = spawn(globalThis.process.execPath, [JITI, SERVE, directory, fixture.bundle], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(process.stdout ?? process, 'data')) as [Buffer];
  return { process, url: `http://127.0.0.1:${line.toString().trim()}`, projectId: 'demo-facility' };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ids of the documents whose creation a function has noted. */
async function noted(backend: Pick<LocalBackend, 'url' | 'projectId'>): Promise<ReadonlySet<string>> {
  const { body } = await new RestClient(backend).call('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: 'noted' }] },
  });
  const found = body as { document?: { fields: { of: { stringValue: string } } } }[];
  return new Set(found.flatMap(({ document }) => document?.fields.of.stringValue ?? []));
}

it('brings every acknowledged change to its function, through kill -9 of backend and functions', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { process: served, ...backend } = await spawnBackend();
    const rest = new RestClient(backend);
    for (let at = 0; at < COMMITS; at += 1) {
      const id = `${round}-${at}`;
      const { status } = await rest.commit({
        set: `things/${id}`,
        fields: { n: { integerValue: String(at) } },
      });
      if (status === 200) acknowledged.push(id);
    }
    // Once the functions run, so that they are killed while they work.
    const before = (await noted(backend)).size;
    await eventually(async () => (await noted(backend)).size > before, 60_000);
    const { pids } = await functionsState(backend);
    if (round > 0) for (const pid of pids) process.kill(pid, 'SIGKILL');
    served.kill('SIGKILL');
    await once(served, 'exit');
    await eventually(() => pids.every((pid) => !isAlive(pid)));
  }
  expect(acknowledged).toHaveLength(ROUNDS * COMMITS);

  const backend = await startLocalBackend({
    port: 0,
    dataDir: directory,
    indexes: undefined,
    log: () => undefined,
    functions: { bundle: fixture.bundle },
  });
  try {
    await eventually(async () => (await functionsState(backend)).outbox === 0, 60_000);
    expect([...(await noted(backend))].sort()).toEqual([...acknowledged].sort());
  } finally {
    await backend.close();
  }
});
