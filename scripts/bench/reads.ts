import { seed } from '@fm/backend/seed';
import { ReadMeter } from '../../e2e/support/read-meter';
import { LISTS, type Screen, SINGLES } from '../../e2e/support/screens';
import { printTable } from './print-table';

const SCALES = [1, 80] as const;
const SCREENS = [...LISTS, ...SINGLES];

/** Opens every screen on the demo and on 80 times the demo and prints what each read. False when one reads too much. */
export async function benchReads(): Promise<boolean> {
  const measured: number[][] = [];
  for (const scale of SCALES) measured.push(await costsAt(scale));
  printTable(
    ['document reads', ...SCALES.map((scale) => `demo x ${scale}`), 'limit'],
    SCREENS.map(({ path, reads }, index) => [
      path,
      ...measured.map((costs) => String(costs[index])),
      String(reads),
    ]),
  );
  const missed = SCREENS.filter(({ reads }, index) => measured.some((costs) => (costs[index] ?? 0) > reads));
  for (const { path, reads } of missed) console.log(`${path} reads more than ${reads}.`);
  return missed.length === 0;
}

const costsAt = (scale: number): Promise<number[]> =>
  readsOf(SCREENS, (meter) =>
    meter.add(async (backend) => {
      const { documents, milliseconds } = await seed({ ...backend, scale });
      console.log(`demo x ${scale}: ${documents.toLocaleString('en-US')} documents in ${milliseconds} ms`);
    }),
  );

/** What each of these screens reads when it is opened with the demo, and with what `prepare` adds. */
export async function readsOf(
  screens: readonly Screen[],
  prepare?: (meter: ReadMeter) => Promise<void>,
): Promise<number[]> {
  const meter = await ReadMeter.start();
  try {
    await prepare?.(meter);
    const reads: number[] = [];
    for (const screen of screens) reads.push(await meter.costOf(screen));
    return reads;
  } finally {
    await meter.close();
  }
}
