import { seed } from '@fm/backend/seed';
import { ReadMeter } from '../../e2e/support/read-meter';
import { LISTS, type Screen, SINGLES } from '../../e2e/support/screens';
import { printTable } from './print-table';

const SCALES = [1, 80] as const;
/** The screens whose reads are counted. */
export const SCREENS: readonly Screen[] = [...LISTS, ...SINGLES];

/** Opens every screen on the demo and on 80 times the demo and prints what each read. False when one reads too much. */
export async function benchReads(): Promise<boolean> {
  const measured: Record<string, number[]> = {};
  for (const scale of SCALES) measured[`demo x ${scale}`] = await costsAt(scale);
  return printReads(measured);
}

/** Prints what each screen reads, in a column for each amount of records. False when one reads too much. */
export function printReads(measured: Readonly<Record<string, readonly number[]>>): boolean {
  const columns = Object.values(measured);
  printTable(
    ['document reads', ...Object.keys(measured), 'limit'],
    SCREENS.map(({ path, reads }, index) => [
      path,
      ...columns.map((costs) => String(costs[index])),
      String(reads),
    ]),
  );
  const missed = SCREENS.filter(({ reads }, index) => columns.some((costs) => (costs[index] ?? 0) > reads));
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
    return await costsOf(meter, screens);
  } finally {
    await meter.close();
  }
}

/** What each of these screens reads, opened one after the other. */
export async function costsOf(meter: ReadMeter, screens: readonly Screen[]): Promise<number[]> {
  const reads: number[] = [];
  for (const screen of screens) reads.push(await meter.costOf(screen));
  return reads;
}
