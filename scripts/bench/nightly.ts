import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeFields, demoDocuments, type SeedDocument, seed, writeDocuments } from '@fm/backend/seed';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { JOB_LABELS, type JobRun, jobRuns, NIGHTLY_JOBS } from '@fm/domain/job-run';
import { maintenancePlans } from '@fm/domain/maintenance';
import { workOrders } from '@fm/domain/work-order';
import { buildFunctions } from '../release/build-functions';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { printTable } from './print-table';

const PLANS = 10_000;
const ORDERS = 50_000;
const LIMIT_S = 120;
/** What a function has. */
const LIMIT_MB = 512;

const OWNER = { authorization: 'Bearer owner' };
const COPIED = [maintenancePlans.path, 'occurrences', workOrders.path];

/**
 * Runs two nights over 10,000 plans with 50,000 orders on disk, and prints how long each took and how much memory the
 * functions needed at most. The first night is a hard one: what the demo has due and overdue, some 270 times. False
 * when a night takes more than two minutes, or more memory than a function has.
 */
export async function benchNightly(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  await buildFunctions();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-nightly-'));
  const backend = await startEmbeddedBackend({ port: 0, dataDir, log: () => undefined });
  try {
    const first = today(COMPANY.timezone);
    await fill(backend, first);
    const nights = [await night(backend, first), await night(backend, addDays(first, 1))];
    for (const [n, { seconds, memory, jobs }] of nights.entries())
      printTable(
        [`night ${n + 1}`, 'seconds', 'done'],
        [
          ...jobs.map(({ job, seconds: took, done }) => [job, took.toFixed(1), done]),
          [`all, ${LIMIT_S} s and ${LIMIT_MB} MB at most`, seconds.toFixed(1), `${memory.toFixed(0)} MB`],
        ],
      );
    return nights.every(({ seconds, memory }) => seconds <= LIMIT_S && memory <= LIMIT_MB);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The demo, and its plans, occurrences and orders again and again, each time with ids of their own. */
async function fill(backend: EmbeddedBackend, day: string): Promise<void> {
  await seed({ url: backend.url, projectId: backend.projectId, today: day });
  const demo = [...demoDocuments({ today: day, scale: 1 })].flat();
  const copied = demo.filter(({ path }) => COPIED.includes(collectionOf(path)));
  const ids = new Set(copied.map(({ path }) => idOf(path)));
  const countOf = (name: string) => copied.filter(({ path }) => collectionOf(path) === name).length;
  const copies = Math.max(PLANS / countOf(maintenancePlans.path), ORDERS / countOf(workOrders.path));
  for (let copy = 1; copy < copies; copy += 1)
    await writeDocuments(
      backend,
      copied.map((document) => copyOf(document, ids, `n${copy}-`)),
    );
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const collectionOf = (path: string) => path.split('/').at(-2) ?? '';

/** A document with a prefix before each of the ids, wherever one stands. */
function copyOf({ path, data }: SeedDocument, ids: ReadonlySet<string>, prefix: string): SeedDocument {
  const named = (text: string) => (ids.has(text) ? `${prefix}${text}` : text);
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)]));
  };
  return { path: path.split('/').map(named).join('/'), data: deep(data) as SeedDocument['data'] };
}

interface Night {
  readonly seconds: number;
  /** Most that the process of the functions held so far, in MB. */
  readonly memory: number;
  readonly jobs: readonly Ran[];
}

async function night(backend: EmbeddedBackend, day: string): Promise<Night> {
  const started = performance.now();
  const run = `${backend.url}/__local/functions/nightly/run?at=${day}T01:15:00Z`;
  const answer = await fetch(run, { method: 'POST', headers: OWNER });
  const seconds = (performance.now() - started) / 1000;
  if (!answer.ok) console.log(`The night of ${day} failed: ${await answer.text()}`);
  const listed = await fetch(`${backend.url}/__local/functions`, { headers: OWNER });
  const { pids } = (await listed.json()) as { readonly pids: readonly number[] };
  return { seconds, memory: Math.max(...pids.map(mostMemory)), jobs: await ranLast(backend) };
}

/** Most that a process held at once, in MB, as Linux keeps it. */
const mostMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

interface Ran {
  readonly job: string;
  readonly seconds: number;
  readonly done: string;
}

/** The jobs that ran last, each with its seconds and what it did. */
async function ranLast(backend: EmbeddedBackend): Promise<readonly Ran[]> {
  const root = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const structuredQuery = {
    from: [{ collectionId: jobRuns.path }],
    orderBy: [{ field: { fieldPath: 'startedAt' }, direction: 'DESCENDING' }],
    limit: NIGHTLY_JOBS.length,
  };
  const answer = await fetch(`${root}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ structuredQuery }),
  });
  const found = (await answer.json()) as readonly { readonly document: { readonly fields: object } }[];
  return found.toReversed().map(({ document }) => {
    const { job, startedAt, endedAt, counts, failures } = decodeFields(document.fields) as unknown as JobRun;
    const results = [...Object.entries(counts).map(([name, number]) => `${number} ${name}`), ...failures];
    const seconds = ((endedAt ?? startedAt).getTime() - startedAt.getTime()) / 1000;
    return { job: JOB_LABELS[job], seconds, done: results.join(', ') };
  });
}
