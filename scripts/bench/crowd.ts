import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowdOfPages } from '@fm/local-backend/soak';
import { DATABASE_RULES_FILE } from '../serve/embedded-backend';
import { percentile } from './percentile';
import { printTable } from './print-table';

const SESSIONS = 500;
const ROUNDS = 300;
const TO_ONE_LIMIT_MS = 10;

/** Five hundred pages on the realtime database, under the app's own rules. Gives whether limits are kept. */
export async function benchCrowd(): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'crowd-'));
  try {
    const { opened, toOne, toAll, cleaned, bytesEach } = await crowdOfPages(
      SESSIONS,
      ROUNDS,
      directory,
      DATABASE_RULES_FILE,
    );
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    const times = (values: readonly number[]) =>
      `${ms(percentile(values, 0.5))} / ${ms(percentile(values, 0.95))}`;
    console.log(`\n${SESSIONS} pages on the realtime database (load ${loadavg()[0]?.toFixed(1)})`);
    printTable(
      ['', 'measured', 'wanted'],
      [
        ['all open, signed in and written', ms(opened), ''],
        ['typing with another page of the record, median / p95', times(toOne), `p95 < ${TO_ONE_LIMIT_MS} ms`],
        ['a mark in a list with all pages, median / p95', times(toAll), ''],
        ['half gone at once, their rows removed', ms(cleaned), '< 10000 ms'],
        ['memory of a page', `${(bytesEach / 1024).toFixed(0)} KB`, ''],
      ],
    );
    return percentile(toOne, 0.95) < TO_ONE_LIMIT_MS;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
