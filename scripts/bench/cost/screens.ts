import { ReadMeter } from '../../../e2e/support/read-meter';
import { LISTS, SINGLES } from '../../../e2e/support/screens';

/** What the screens at these paths of `e2e/support/screens.ts` read when they are opened with the demo, by their path. */
export async function screenReadsOf(paths: ReadonlySet<string>): Promise<Readonly<Record<string, number>>> {
  const meter = await ReadMeter.start();
  try {
    const reads: Record<string, number> = {};
    for (const screen of [...LISTS, ...SINGLES])
      if (paths.has(screen.path)) reads[screen.path] = await meter.costOf(screen);
    return reads;
  } finally {
    await meter.close();
  }
}
