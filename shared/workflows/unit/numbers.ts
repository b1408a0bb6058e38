import { today } from '@fm/domain/calendar-day';
import { COMPANY, type NumberedType } from '@fm/domain/company';
import { counterId, recordNumber } from '@fm/domain/number';
import type { RecordKind } from '@fm/domain/record';
import type { DocumentTransaction } from '../documents';

/** Gives out the numbers of the records that one transaction creates. */
export class Numbers {
  /** The last number given out, by the path of its counter, as far as it was looked at. */
  readonly #last = new Map<string, number>();

  /** The company's year. */
  private readonly year: number;

  constructor(
    private readonly transaction: Pick<DocumentTransaction, 'get' | 'set'>,
    now: Date,
  ) {
    this.year = Number(today(COMPANY.timezone, now).slice(0, 4));
  }

  /** Reads where a kind's numbers stand, for `take`; nothing for kinds without numbers. */
  async look<R extends object>({ type, numberPrefix }: RecordKind<R>): Promise<void> {
    if (numberPrefix === undefined) return;
    const path = this.#path(type);
    const given = Number((await this.transaction.get(path))?.data.value ?? 0);
    if (!this.#last.has(path)) this.#last.set(path, Math.max(given, startOf(type, this.year) - 1));
  }

  /** The next number of a kind; undefined for kinds without numbers. */
  take<R extends object>({ type, numberPrefix }: RecordKind<R>): string | undefined {
    const path = this.#path(type);
    const last = this.#last.get(path);
    if (numberPrefix === undefined || last === undefined) return undefined;
    const value = last + 1;
    this.#last.set(path, value);
    this.transaction.set(path, { value });
    return recordNumber(numberPrefix, this.year, value);
  }

  /** Looks again from now on: what was taken since may not be written after all. */
  forget(): void {
    this.#last.clear();
  }

  #path(type: string): string {
    return `counters/${counterId(type, this.year)}`;
  }
}

/** The first number that the settings allow a kind in a year. */
const startOf = (type: string, year: number): number =>
  year === COMPANY.numbersFromIn ? (COMPANY.numbersFrom[type as NumberedType] ?? 1) : 1;
