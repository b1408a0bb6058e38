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
import { printTable } from './print-table';
import { costsOf, printReads, SCREENS } from './reads';

/** So many demos are a million documents; BENCH_SCALE says otherwise. */
const SCALE = Number(process.env.BENCH_SCALE ?? 135);
const QUERY_MS = 50;
const SHOWN = 10;
/** A name that customers have, and offers and work orders with them. */
const SEARCHED = 'Hansa';
/** How often a search may have to be asked again, while the embedded backend makes the indexes of its queries. */
const INDEXING = 10;
const OFFICE = { email: 'office@nordhaus.example', password: 'facility-demo' };

/**
 * Fills a backend on disk with a million documents and prints what screens read there, what each of their queries takes,
 * and lists and commands as `lists` and `commands` do. False when something takes longer or reads more than it may.
 */
export async function benchMillion(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const backend = await startEmbeddedBackend({ port: 0, dataDir, log: () => undefined });
  try {
    await fill(backend, dataDir);
    const fits = [await screensFit(backend), await listsFit(backend), await commandsFit(backend)];
    return fits.every(Boolean);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
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

/** What screens read, and how long each query takes that they and the search ask. */
async function screensFit(backend: EmbeddedBackend): Promise<boolean> {
  const meter = await ReadMeter.start(backend);
  try {
    const asked = new AskedQueries(meter.page);
    const reads = await costsOf(meter, SCREENS);
    const search = new SearchDialog(meter.page);
    await search.open();
    await search.box.fill(SEARCHED);
    for (const area of ['Customers', 'Offers', 'Work orders']) await search.found(area, INDEXING);
    const queries = await asked.timed(backend.url, await CommandCaller.signIn(backend, OFFICE));
    const slow = queries.filter(({ p95 }) => p95 > QUERY_MS);
    console.log(`${queries.length} queries, ${slow.length} of them slower than ${QUERY_MS} ms`);
    printTable(
      ['slowest queries', 'p95, ms', 'limit'],
      queries
        .slice(0, Math.max(SHOWN, slow.length))
        .map(({ query, p95 }) => [query.slice(0, 400), p95.toFixed(1), String(QUERY_MS)]),
    );
    return printReads({ [`demo x ${SCALE}`]: reads }) && slow.length === 0;
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
