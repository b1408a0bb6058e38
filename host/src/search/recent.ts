import type { IconName } from './item-icon';

/** A record that was opened from the search. */
export interface RecentRecord {
  readonly to: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: IconName;
}

const KEPT = 5;

/** The records opened last, the newest first. Ends with the shell, so that nobody sees those of another person. */
export class RecentRecords {
  #records: readonly RecentRecord[] = [];

  get all(): readonly RecentRecord[] {
    return this.#records;
  }

  add(record: RecentRecord): void {
    this.#records = [record, ...this.#records.filter(({ to }) => to !== record.to)].slice(0, KEPT);
  }
}
