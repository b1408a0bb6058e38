import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '@fm/backend/seed';
import { emptyCustomer } from '@fm/domain/customer';
import { emptyTask, taskForm } from '@fm/domain/task';
import { MOST_ITEMS } from '@fm/workflows/batch';
import * as v from 'valibot';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { CommandCaller } from './command-caller';
import { planOneCrew } from './crew';
import { percentile } from './percentile';
import { printTable } from './print-table';
import { timesOf } from './times-of';

const ROUNDS = { warm: 10, samples: 100 };
const CLIENTS = 20;
const OF_EACH_CLIENT = 10;
const TWENTY = 20;
const CREATES = 50;
const CREATING_SECONDS = 3;
const IMPORTED = 5_000;
const IMPORT = 'bench-import';
const OFFICE = { email: 'office@nordhaus.example', password: 'facility-demo' };

const MS_OF_S = 1000;

interface Measure {
  readonly name: string;
  /** Milliseconds. */
  readonly limit: number;
  measure(caller: CommandCaller): Promise<number>;
}

const MEASURES: readonly Measure[] = [
  {
    name: 'one record, p95',
    limit: 60,
    measure: (caller) => p95Of((round) => saveTask(caller, `bench-one-${round}`, 'Check the gutters')),
  },
  {
    name: `${TWENTY} records, p95`,
    limit: 250,
    measure: (caller) =>
      p95Of((round) => importRows(caller, `twenty-${round}`, [...Array(TWENTY).keys()].map(String))),
  },
  { name: `${CLIENTS} clients at once, p95`, limit: 300, measure: manyAtOnce },
  { name: `${CREATES} creates of one kind in a second, p95`, limit: MS_OF_S, measure: createInASecond },
  {
    name: `${CLIENTS} plans of one crew and day at once, slowest`,
    limit: 20 * MS_OF_S,
    measure: planOneCrew,
  },
  { name: `import of ${IMPORTED.toLocaleString('en-US')}`, limit: 15 * MS_OF_S, measure: importMany },
  { name: 'taking it back', limit: 15 * MS_OF_S, measure: takeBack },
];

/**
 * Sends commands to the built functions behind the embedded backend, which keeps its data on disk, and prints how long
 * the answers took beside their limits. False when one is missed.
 */
export async function benchCommands(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-commands-'));
  const backend = await startEmbeddedBackend({ port: 0, dataDir, log: () => undefined });
  try {
    await seed(backend);
    return await commandsFit(backend);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends commands to a backend that holds the demo at least, and prints what they took. False when a limit is missed. */
export async function commandsFit(backend: EmbeddedBackend): Promise<boolean> {
  const caller = await CommandCaller.signIn(backend, OFFICE);
  // The embedded backend makes an index for who asks first, of however many records there are.
  await importRows(caller, 'bench-first', ['0']);
  await takeBack(caller, 'bench-first', 1);
  const measured: (Measure & { readonly took: number })[] = [];
  for (const one of MEASURES) measured.push({ ...one, took: await one.measure(caller) });
  printTable(
    ['commands', 'ms', 'limit'],
    measured.map(({ name, took, limit }) => [name, took.toFixed(0), String(limit)]),
  );
  return measured.every(({ took, limit }) => took <= limit);
}

const p95Of = async (action: (round: number) => Promise<void>): Promise<number> =>
  percentile(await timesOf(ROUNDS, action), 0.95);

const valuesOf = (title: string) => ({ ...emptyTask(), title });
const recordOf = (title: string) => taskForm.toRecord(v.parse(taskForm.schema, valuesOf(title)), undefined);

/** Creates a task, or gives it another title than it had. */
async function saveTask(caller: CommandCaller, id: string, title: string, before?: string): Promise<void> {
  const base = before === undefined ? null : recordOf(before);
  await caller.send('tasks.save', { id, values: valuesOf(title), base });
}

/** Each client saves a record of its own again and again, as people do who work side by side. */
async function manyAtOnce(caller: CommandCaller): Promise<number> {
  const times: number[] = [];
  const client = async (id: string): Promise<void> => {
    for (let round = 1; round <= OF_EACH_CLIENT; round += 1) {
      const started = performance.now();
      await saveTask(caller, id, `Round ${round}`, `Round ${round - 1}`);
      times.push(performance.now() - started);
    }
  };
  const ids = Array.from({ length: CLIENTS }, (_, index) => `bench-client-${index}`);
  for (const id of ids) await saveTask(caller, id, 'Round 0');
  await Promise.all(ids.map(client));
  return percentile(times, 0.95);
}

/** Each second so many people create a record of one kind, whose numbers come from one counter. */
async function createInASecond(caller: CommandCaller): Promise<number> {
  const times: number[] = [];
  const create = async (n: number): Promise<void> => {
    await sleep((n * MS_OF_S) / CREATES);
    const started = performance.now();
    await saveTask(caller, `bench-create-${n}`, `Create ${n}`);
    times.push(performance.now() - started);
  };
  await Promise.all(Array.from({ length: CREATES * CREATING_SECONDS }, (_, n) => create(n)));
  return percentile(times, 0.95);
}

async function importMany(caller: CommandCaller): Promise<number> {
  const started = performance.now();
  for (let from = 0; from < IMPORTED; from += MOST_ITEMS) {
    const page = Array.from({ length: Math.min(MOST_ITEMS, IMPORTED - from) }, (_, index) =>
      String(from + index),
    );
    await importRows(caller, IMPORT, page);
  }
  return performance.now() - started;
}

/** Takes an import back, as the page does: reads what was done, then has it undone page by page. */
async function takeBack(caller: CommandCaller, batchId = IMPORT, imported = IMPORTED): Promise<number> {
  const started = performance.now();
  const entries = await caller.entriesOf(batchId);
  if (entries.length !== imported) throw new Error(`${entries.length} of ${imported} entries were found.`);
  for (let from = 0; from < entries.length; from += MOST_ITEMS) {
    const records = entries.slice(from, from + MOST_ITEMS).map((entry) => [entry]);
    await caller.send('records.undo', { records, batchId, back: `${batchId}-back`, note: 'Undone' });
  }
  return performance.now() - started;
}

/** Imports customers of everything people fill in, none like another. */
async function importRows(caller: CommandCaller, batchId: string, rows: readonly string[]): Promise<void> {
  await caller.send('customers.importPage', {
    batchId,
    rows: rows.map((row) => ({
      id: `${batchId}-${row}`,
      values: {
        ...emptyCustomer(),
        name: `Import Nord ${row} GmbH`,
        email: `office${row}@import.example`,
        phone: `+49 30 ${1_000_000 + Number(row)}`,
        billing: {
          line1: `Hafenstraße ${row}`,
          line2: '',
          postcode: '24103',
          city: 'Kiel',
          country: 'DE',
        },
        tags: ['clinic', 'import'],
      },
      given: ['name', 'email', 'phone', 'line1', 'postcode', 'city', 'country', 'tags'],
      into: null,
    })),
  });
}
