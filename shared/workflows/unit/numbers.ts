import { COMPANY, type NumberedType } from '@fm/domain/company';
import { counterId, recordNumber } from '@fm/domain/number';
import type { RecordKind } from '@fm/domain/record';
import type { DocumentTransaction, StoredDocument } from '../documents';

interface Counter {
  readonly path: string;
  /** The last number given out before. */
  readonly last: number;
  /** Numbers after it that records of this transaction get. */
  taken: number;
}

/** Gives out the numbers of the records that one transaction creates. */
export class Numbers {
  readonly #counters = new Map<string, Counter>();

  constructor(
    private readonly transaction: Pick<DocumentTransaction, 'set'>,
    private readonly read: (path: string) => Promise<StoredDocument | undefined>,
    private readonly year: number,
  ) {}

  /** Reads where a kind's numbers stand, for `take`; nothing for kinds without numbers. */
  async look<R extends object>({ type, numberPrefix }: RecordKind<R>): Promise<void> {
    if (numberPrefix === undefined) return;
    const id = counterId(type, this.year);
    const path = `counters/${id}`;
    const given = Number((await this.read(path))?.data.value ?? 0);
    const last = Math.max(given, startOf(type, this.year) - 1);
    if (!this.#counters.has(id)) this.#counters.set(id, { path, last, taken: 0 });
  }

  /** The next number of a kind; undefined for kinds without numbers. */
  take<R extends object>({ type, numberPrefix }: RecordKind<R>): string | undefined {
    const counter = this.#counters.get(counterId(type, this.year));
    if (numberPrefix === undefined || !counter) return undefined;
    counter.taken += 1;
    return recordNumber(numberPrefix, this.year, counter.last + counter.taken);
  }

  /** Counts up what was taken. */
  write(): void {
    for (const { path, last, taken } of this.#counters.values()) {
      if (taken > 0) this.transaction.set(path, { value: last + taken });
    }
  }
}

/** The first number that the settings allow a kind in a year. */
const startOf = (type: string, year: number): number =>
  year === COMPANY.numbersFromIn ? (COMPANY.numbersFrom[type as NumberedType] ?? 1) : 1;
