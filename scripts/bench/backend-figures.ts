import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSnapshot, RawChannel, RestClient, type ServedBackend, serveBackend } from '@fm/local-backend/soak';
import { percentile } from './percentile';
import { timesOf } from './times-of';

const BULK = 500;
const ROUNDS = { warm: 20, samples: 300 };

/** Milliseconds of many calls. */
export interface Times {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds, but for the memory (bytes) and the load (documents a second). */
export interface BackendFigures {
  readonly load: number;
  readonly start: ServedBackend['started'];
  readonly memory: number;
  readonly get: Times;
  readonly query: Times;
  readonly commit: Times;
  readonly update: Times;
}

/** Measures a backend of its own process, durable, with `count` documents in one collection.  */
export async function measureBackend(count: number): Promise<BackendFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const first = await serveBackend(directory);
    await new RestClient(first).ids(PAGE);
    const load = await bulkLoad(new RestClient(first), count);
    await first.kill();
    const backend = await serveBackend(directory);
    const rest = new RestClient(backend);
    const one = () => `tasks/t${Math.floor(Math.random() * count)}`;
    const get = await figuresOf(() => rest.fields(one()));
    const query = await figuresOf(() => rest.ids(PAGE));
    const commit = await figuresOf(() =>
      rest.commit({ set: one(), fields: task(Math.floor(Math.random() * count)) }),
    );
    const update = await listenerUpdate(backend, rest, count);
    const { rss } = await backend.memory();
    await backend.kill();
    return { load, start: backend.started, memory: rss, get, query, commit, update };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const integer = (value: number) => ({ integerValue: String(value) });

/** As large as a task of the app. */
const task = (number: number) => ({
  number: integer(number),
  title: { stringValue: `Check the gutters of building ${number}` },
  status: { stringValue: number % 2 === 0 ? 'open' : 'done' },
  note: { stringValue: 'x'.repeat(300) },
  trashed: { booleanValue: false },
});

const PAGE = {
  from: [{ collectionId: 'tasks' }],
  where: {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'open' } },
  },
  orderBy: [{ field: { fieldPath: 'number' }, direction: 'DESCENDING' }],
  limit: 50,
};

/** Documents a second, by commits of 500, the page's index kept up to date. */
async function bulkLoad(rest: RestClient, count: number): Promise<number> {
  const started = performance.now();
  for (let from = 0; from < count; from += BULK) {
    const size = Math.min(BULK, count - from);
    const writes = Array.from({ length: size }, (_, index) => ({
      set: `tasks/t${from + index}`,
      fields: task(from + index),
    }));
    const { status } = await rest.commit(...writes);
    if (status !== 200) throw new Error(`The load was refused with ${status}.`);
  }
  return (count / (performance.now() - started)) * 1000;
}

async function figuresOf(action: () => Promise<unknown>): Promise<Times> {
  const times = await timesOf(ROUNDS, action);
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** From before a commit until the listener of a page has the change. */
async function listenerUpdate(backend: ServedBackend, rest: RestClient, count: number): Promise<Times> {
  const channel = new RawChannel(backend, 'Listen');
  await channel.open({ addTarget: { targetId: 2, query: { parent: rest.root, structuredQuery: PAGE } } });
  const stream = await channel.stream(0);
  await stream.until((message) => message === 'noop');
  const newest = count - 2 + (count % 2);
  let round = 0;
  const time = await figuresOf(async () => {
    const heard = stream.until(isSnapshot);
    round += 1;
    const fields = { ...task(newest), note: { stringValue: `round ${round}` } };
    await rest.commit({ set: `tasks/t${newest}`, fields });
    if (!JSON.stringify(await heard).includes(`round ${round}`)) throw new Error('The change did not come.');
  });
  await stream.close();
  return time;
}
