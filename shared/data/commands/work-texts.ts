import { type Called, nounFor } from '@fm/domain/record';

/** What people read of work on many records: kept with the work, so that whoever goes on with it reads the same. */
export interface WorkTexts {
  /** What is done to how many: "Changing 240 customers". */
  readonly doing: string;
  /** What is counted: "customers". */
  readonly noun: string;
  /** What became of one of them, and of `{count}` of them: "{count} customers were changed." */
  readonly done: Called;
}

/** Says what became of so many: "240 customers were changed." */
export const doneText = ({ done }: WorkTexts, count: number): string =>
  nounFor(count, done).replace('{count}', count.toLocaleString('en-GB'));
