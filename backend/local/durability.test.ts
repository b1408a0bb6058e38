import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMicros } from './firestore/values/timestamps';
import { type LocalBackend, startLocalBackend } from './index';
import { contents, RawChannel } from './testing/raw-channel';
import { RestClient } from './testing/rest-client';

jest.setTimeout(60_000);

const BATCH = 5;
const WRITERS = 4;
const JITI = join(__dirname, '../../node_modules/jiti/lib/jiti-cli.mjs');
const int = (value: number) => ({ integerValue: String(value) });

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backend-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const open = (now?: () => number): Promise<LocalBackend> =>
  startLocalBackend({
    port: 0,
    dataDir: directory,
    indexes: undefined,
    log: () => undefined,
    ...(now ? { now } : {}),
  });

/** A backend in a process of its own. */
async function spawnBackend(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [JITI, join(__dirname, 'testing/serve-directory.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${line.toString().trim()}` };
}

describe('a backend that is killed while it writes', () => {
  it('has every acknowledged commit afterwards, and no half of one', async () => {
    const { child, url } = await spawnBackend();
    const acknowledged = new Set<string>();
    const root = 'projects/demo-facility/databases/(default)/documents';
    const write = async (writer: number) => {
      for (let round = 0; ; round += 1) {
        const paths = Array.from({ length: BATCH }, (_, index) => `c/${writer}-${round}-${index}`);
        const fields = { round: int(round), text: { stringValue: 'x'.repeat(500) } };
        const writes = paths.map((path) => ({ update: { name: `${root}/${path}`, fields } }));
        const response = await fetch(`${url}/v1/${root}:commit`, {
          method: 'POST',
          headers: { authorization: 'Bearer owner' },
          body: JSON.stringify({ writes }),
        }).catch(() => undefined);
        if (!response?.ok) return;
        for (const path of paths) acknowledged.add(path);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    while (acknowledged.size < 500) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGKILL');
    await Promise.all([once(child, 'exit'), ...writers]);

    const backend = await open();
    const stored = await new RestClient(backend).ids({ from: [{ collectionId: 'c' }] });
    const { count } = await counted(backend);
    await backend.close();
    expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
    expect(stored.length % BATCH).toBe(0);
    expect(count).toBe(stored.length);
  });
});

async function counted(backend: LocalBackend): Promise<{ count: number }> {
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId: 'c' }] },
    aggregations: [{ alias: 'n', count: {} }],
  };
  const { body } = await new RestClient(backend).call('POST', ':runAggregationQuery', {
    structuredAggregationQuery,
  });
  const [first] = body as { result: { aggregateFields: { n: { integerValue: string } } } }[];
  return { count: Number(first?.result.aggregateFields.n.integerValue) };
}

describe('a backend that is started again', () => {
  it('has its documents, accounts and indexes', async () => {
    const query = {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    };
    const first = await open();
    const rest = new RestClient(first);
    await rest.commit({ set: 'c/1', fields: { n: int(1) } }, { set: 'c/2', fields: { n: int(2) } });
    expect(await rest.ids(query)).toEqual(['c/2', 'c/1']);
    const credentials = JSON.stringify({ email: 'ana@nordhaus.example', password: 'facility-demo' });
    const auth = (backend: LocalBackend, method: string) =>
      fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, {
        method: 'POST',
        body: credentials,
        headers: { 'content-type': 'application/json' },
      });
    expect((await auth(first, 'signUp')).status).toBe(200);
    await first.close();

    const second = await open();
    expect(await new RestClient(second).ids(query)).toEqual(['c/2', 'c/1']);
    await new RestClient(second).commit({ set: 'c/3', fields: { n: int(3) } });
    expect(await new RestClient(second).ids(query)).toEqual(['c/3', 'c/2', 'c/1']);
    expect((await auth(second, 'signInWithPassword')).status).toBe(200);
    await second.close();
  });

  it('tells a listener that comes back what it has missed', async () => {
    const first = await open();
    await new RestClient(first).commit({ set: 'c/old', fields: {} }, { set: 'c/gone', fields: {} });
    const add = (more: object) => ({
      addTarget: {
        targetId: 2,
        query: {
          parent: `projects/${first.projectId}/databases/(default)/documents`,
          structuredQuery: { from: [{ collectionId: 'c' }] },
        },
        ...more,
      },
    });
    const before = new RawChannel(first, 'Listen');
    await before.open(add({}));
    const { targetChange } = (await before.nextSnapshot()).at(-1) as {
      targetChange: { resumeToken: string };
    };
    await new RestClient(first).commit({ remove: 'c/gone' }, { set: 'c/new', fields: {} });
    await first.close();

    const second = await open();
    const after = new RawChannel(second, 'Listen');
    await after.open(add({ resumeToken: targetChange.resumeToken }));
    const news = contents((await after.poll(0)) ?? []);
    expect(news.map((message) => Object.keys(message as object)[0])).toEqual([
      'targetChange',
      'documentChange',
      'documentDelete',
      'filter',
      'targetChange',
      'targetChange',
    ]);
    await second.close();
  });

  it('never gives a commit an earlier time, also when the clock of the machine was put back', async () => {
    const timeOf = async (backend: LocalBackend) =>
      (
        (await new RestClient(backend).commit({ set: 'c/1', fields: { n: int((Math.random() * 1e6) | 0) } }))
          .body as { commitTime: string }
      ).commitTime;
    const first = await open();
    const early = await timeOf(first);
    await first.close();
    const second = await open(() => Date.parse('2020-01-01T00:00:00Z'));
    const late = await timeOf(second);
    await second.close();
    expect(parseMicros(late)).toBeGreaterThan(parseMicros(early));
  });
});
