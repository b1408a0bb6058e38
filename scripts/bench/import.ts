import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '@fm/backend/seed';
import { ImportPage } from '../../e2e/page-models/import-page';
import { signIn } from '../../e2e/support/sign-in';
import { startTestApp } from '../../e2e/support/test-app';
import { startEmbeddedBackend } from '../serve/embedded-backend';
import { printTable } from './print-table';

const ROWS = 5_000;
const LIMIT_S = 60;
const OFFICE = { email: 'office@nordhaus.example' };
/** The check and the import of a file at most, with everybody else on the machine. */
const LATE_MS = 600_000;

/** One row of everything people fill in, none like another. */
const row = (number: number) =>
  [
    `Import Nord ${number} GmbH`,
    `office${number}@import.example`,
    `+49 30 ${1_000_000 + number}`,
    `Hafenstraße ${number}`,
    '24103',
    'Kiel',
    'DE',
    '"clinic, import"',
  ].join(',');
const HEADERS = 'Name,E-mail,Phone,Street and number,Postcode,Town,Country,Tags';

/**
 * Imports a file of 5,000 customers as somebody in the office does, in a browser and into a backend that keeps its data
 * on disk, takes the import back, and prints how long each step took. False when the import takes a minute or more.
 */
export async function benchImport(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const backend = await startEmbeddedBackend({ port: 0, dataDir, log: () => undefined });
  await seed(backend);
  const app = await startTestApp({ backend });
  try {
    const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(LATE_MS);
    const form = new ImportPage(page, app.url);
    await form.open();
    await signIn(page, OFFICE);
    const lines = [HEADERS, ...Array.from({ length: ROWS }, (_, index) => row(index + 1))];
    const steps: [string, () => Promise<void>][] = [
      ['check', () => form.check(lines)],
      ['import', () => form.start()],
      ['take back', () => form.takeBack()],
    ];
    const took = new Map<string, number>();
    for (const [name, step] of steps) {
      const started = performance.now();
      await step();
      took.set(name, (performance.now() - started) / 1000);
    }
    printTable(
      [`${ROWS.toLocaleString('en-US')} customers`, 'seconds', 'ms a row'],
      [...took].map(([name, seconds]) => [name, seconds.toFixed(1), ((seconds * 1000) / ROWS).toFixed(1)]),
    );
    return (took.get('import') ?? Number.POSITIVE_INFINITY) < LIMIT_S;
  } finally {
    await app.close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
