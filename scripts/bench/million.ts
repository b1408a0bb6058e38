import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '@fm/backend/seed';
import { SearchDialog } from '../../e2e/page-models/search-dialog';
import { ReadMeter } from '../../e2e/support/read-meter';
import { startTestApp } from '../../e2e/support/test-app';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { AskedQueries } from './asked-queries';
import { CommandCaller } from './command-caller';
import { commandsFit } from './commands';
import { pressesOf, printPresses } from './lists';
import { costsOf, printReads, SCREENS } from './reads';

/** So many demos are a million documents; BENCH_SCALE says otherwise. */
const SCALE = Number(process.env.BENCH_SCALE ?? 135);
const QUERY_MS = 50;
const SHOWN = 10;
/** A name that customers have, and offers and work orders with them. */
const SEARCHED = 'Hansa';
const OFFICE = { email: 'office@nordhaus.example', password: 'facility-demo' };

/**
 * Fills a backend on disk with a million documents and prints there what commands take, what each query takes that
 * screens and the search ask, what screens read, and what lists take as `lists` does. False when something takes longer
 * or reads more than it may.
 */
export async function benchMillion(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const asked = await queriesOfScreens();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const backend = await startEmbeddedBackend({ port: 0, dataDir, log: () => undefined });
  try {
    await fill(backend, dataDir);
    const fits = [
      // Before the embedded backend has an index for each query, as the service has for none but those that are listed.
      await commandsFit(backend),
      // With it, before pages ask: making them takes longer than pages wait.
      await queriesFit(backend, asked),
      await readsFit(backend),
      await listsFit(backend),
    ];
    return fits.every(Boolean);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What every screen asks, and the search, with the demo: its records are among the million. */
async function queriesOfScreens(): Promise<AskedQueries> {
  const meter = await ReadMeter.start();
  try {
    const asked = new AskedQueries(meter.page);
    await costsOf(meter, SCREENS);
    const search = new SearchDialog(meter.page);
    await search.open();
    await search.type(SEARCHED);
    for (const area of ['Customers', 'Offers', 'Work orders']) await search.found(area);
    return asked;
  } finally {
    await meter.close();
  }
}

async function fill(backend: EmbeddedBackend, dataDir: string): Promise<void> {
  const { documents, milliseconds } = await seed({ ...backend, scale: SCALE });
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  console.log(
    `demo x ${SCALE}: ${documents.toLocaleString('en-US')} documents in ${(milliseconds / 1000).toFixed(0)} s, ` +
      `${gigabytes(statSync(join(dataDir, 'data.mdb')).size)} on disk, ` +
      `${gigabytes(process.memoryUsage().rss)} of memory with what is mapped`,
  );
}

async function queriesFit(backend: EmbeddedBackend, asked: AskedQueries): Promise<boolean> {
  const queries = await asked.timed(backend.url, await CommandCaller.signIn(backend, OFFICE));
  const slow = queries.filter(({ p95 }) => p95 > QUERY_MS);
  console.log(`${queries.length} queries, ${slow.length} of them slower than ${QUERY_MS} ms`);
  for (const { query, p95 } of queries.slice(0, Math.max(SHOWN, slow.length)))
    console.log(`${p95.toFixed(1)} ms at the 95th percentile: ${query}`);
  return slow.length === 0;
}

async function readsFit(backend: EmbeddedBackend): Promise<boolean> {
  const meter = await ReadMeter.start(backend);
  try {
    return printReads({ [`demo x ${SCALE}`]: await costsOf(meter, SCREENS) });
  } finally {
    await meter.close();
  }
}

async function listsFit(backend: EmbeddedBackend): Promise<boolean> {
  const app = await startTestApp({ backend });
  try {
    return printPresses({ [`demo x ${SCALE}`]: await pressesOf(app) });
  } finally {
    await app.close();
  }
}
