import { type Outcome, run } from '@fm/data';
import type { Labour } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';

/** Takes the rates of entries of one order that have none. Gives the people of whom none is kept. */
export const takeRates = (
  entries: readonly Stored<Labour>[],
): Promise<Outcome<{ readonly lacking: readonly string[] }>> =>
  run('labour.takeRates', {
    workOrderId: entries[0]?.workOrderRef.id ?? '',
    ids: entries.map(({ id }) => id),
  });
