import { today } from '@fm/domain/calendar-day';
import { COMPANY, type NumberedType } from '@fm/domain/company';
import { counterId, recordNumber } from '@fm/domain/number';
import type { RecordKind } from '@fm/domain/record';
import type { DocumentTransaction } from '../documents';

/** Gives out the numbers of the records of one transaction. */
export class Numbers {
  /** Paths of new records that will ask for numbers as well, by the path of the counter. */
  readonly #expected = new Map<string, Set<string>>();
  /** The numbers by the paths of their records. */
  readonly #given = new Map<string, Promise<number>>();
  /** Done once the number without gaps is given that was asked for before. */
  #unbroken: Promise<unknown> = Promise.resolve();

  /** The company's year. */
  private readonly year: number;

  constructor(
    private readonly transaction: Pick<DocumentTransaction, 'get' | 'set' | 'numbersFor'>,
    now: Date,
  ) {
    this.year = Number(today(COMPANY.timezone, now).slice(0, 4));
  }

  /** Says that these new records will ask for numbers: the first of them gets those of all, in one go. */
  expect<R extends object>({ type, numberPrefix }: RecordKind<R>, paths: readonly string[]): void {
    if (numberPrefix === undefined) return;
    const counter = this.#counterOf(type);
    this.#expected.set(counter, new Set([...(this.#expected.get(counter) ?? []), ...paths]));
  }

  /**
   * The number of a record that has none yet, in the order in which they are asked for; undefined for kinds without
   * numbers. Where a kind is numbered later no number is ever skipped, and the transaction holds the counter for it.
   */
  async next<R extends object>(kind: RecordKind<R>, path: string): Promise<string | undefined> {
    const { type, numberPrefix, isNumberedLater } = kind;
    if (numberPrefix === undefined) return undefined;
    const counter = this.#counterOf(type);
    const after = startOf(type, this.year) - 1;
    const value = await (isNumberedLater
      ? this.#nextUnbroken(counter, after)
      : this.#nextOf(counter, path, after));
    return recordNumber(numberPrefix, this.year, value);
  }

  #nextOf(counter: string, path: string, after: number): Promise<number> {
    const known = this.#given.get(path);
    if (known) return known;
    const others = [...(this.#expected.get(counter) ?? [])].filter(
      (other) => other !== path && !this.#given.has(other),
    );
    const asked = [path, ...others];
    const numbers = this.transaction.numbersFor(counter, asked, after);
    const given = asked.map((_, index) => numbers.then((all) => all[index] as number));
    for (const [index, of] of asked.entries()) this.#given.set(of, given[index] as Promise<number>);
    // Whoever needs one of them hears of a failure; of the others nobody may ever ask.
    void Promise.allSettled(given);
    return given[0] as Promise<number>;
  }

  #nextUnbroken(counter: string, after: number): Promise<number> {
    const next = this.#unbroken.then(async () => {
      const last = Number((await this.transaction.get(counter))?.data.value ?? 0);
      const value = Math.max(last, after) + 1;
      this.transaction.set(counter, { value });
      return value;
    });
    this.#unbroken = Promise.allSettled([next]);
    return next;
  }

  #counterOf(type: string): string {
    return `counters/${counterId(type, this.year)}`;
  }
}

/** The first number that the settings allow a kind in a year. */
const startOf = (type: string, year: number): number =>
  year === COMPANY.numbersFromIn ? (COMPANY.numbersFrom[type as NumberedType] ?? 1) : 1;
