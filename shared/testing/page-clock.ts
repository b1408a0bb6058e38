import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that lets a page tell the time that the tests run at (`clock.cjs`). Undefined where that is the machine's. */
export function pageClock(): string | undefined {
  const { CLOCK_OFFSET_MS } = process.env;
  if (!CLOCK_OFFSET_MS) return undefined;
  const clock = readFileSync(join(import.meta.dirname, 'clock.cjs'), 'utf8');
  return `(() => { ${clock}\nmoveClock(${Number(CLOCK_OFFSET_MS)}); })();`;
}
