import { SeedCalendar } from './calendar';
import type { Numbers } from './numbers';
import { Random } from './random';

const SEED = 20_261_120;

/** What every builder of demo data works with. */
export interface World {
  readonly random: Random;
  readonly calendar: SeedCalendar;
  readonly numbers: Numbers;
  /** 0 for the demo itself; each further copy of it makes the data larger, with other names. */
  readonly copy: number;
  /** The id of the n-th record of a kind in this copy. */
  id(kind: string, n: number): string;
}

export function worldOf(today: string, copy: number, numbers: Numbers): World {
  return {
    random: new Random(SEED + copy),
    calendar: new SeedCalendar(today),
    numbers,
    copy,
    id: (kind, n) => `${kind}-${copy === 0 ? '' : `${copy}-`}${String(n).padStart(2, '0')}`,
  };
}
