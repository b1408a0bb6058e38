import {
  addedRow,
  bucketOf,
  keyOf,
  MOST_SENT_ROWS,
  MOST_TIMES,
  NO_TIMES,
  timesOf,
  type UsageRow,
  type UsageSubject,
} from '@fm/domain/usage';
import type { TrackedEvent } from '@fm/platform';

/** Where something happens: the area on screen, its build and the host's. */
export type UsagePlace = Pick<UsageSubject, 'area' | 'build' | 'host'>;

/** Counts what is tracked until it is sent: rows of counts, and nothing of when or in which order. */
export class UseCounter {
  readonly #rows = new Map<string, UsageRow>();

  add(event: TrackedEvent, place: UsagePlace): void {
    this.#count({ ...rowOf(event), ...place });
  }

  /** Counts where something broke, by what `brokenPlace` calls it: beside the failure, not instead of it. */
  addBroken(name: string, place: UsagePlace): void {
    this.#count({ kind: 'place', name, ...ONE_FAILED, ...place });
  }

  #count(row: UsageRow): void {
    const key = keyOf(row);
    const known = this.#rows.get(key);
    if (known ? timesOf(known) < MOST_TIMES : this.#rows.size < MOST_SENT_ROWS)
      this.#rows.set(key, known ? addedRow(known, row) : row);
  }

  /** What was counted since the last time. */
  take(): readonly UsageRow[] {
    const rows = [...this.#rows.values()];
    this.#rows.clear();
    return rows;
  }
}

const ONE_FAILED: Omit<UsageRow, keyof UsageSubject> = { ...NO_TIMES, took: [...NO_TIMES.took], failed: 1 };

function rowOf(event: TrackedEvent): Omit<UsageRow, keyof UsagePlace> {
  const { kind, name } = event;
  switch (event.kind) {
    case 'failure':
      return { kind, name, ...ONE_FAILED };
    case 'screen':
      return { kind, name, ...NO_TIMES, done: 1, took: tookOf(event.ms) };
    case 'action':
      return { kind, name, ...NO_TIMES, [event.outcome]: 1, took: tookOf(event.ms) };
  }
}

function tookOf(ms: number | undefined): UsageRow['took'] {
  const took: UsageRow['took'] = [0, 0, 0, 0, 0];
  if (ms !== undefined) took[bucketOf(ms) as 0] = 1;
  return took;
}
