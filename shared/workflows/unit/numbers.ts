import { counterId, recordNumber } from '@fm/domain/number';
import type { RecordKind } from '@fm/domain/record';
import type { DocumentTransaction, StoredDocument } from '../documents';

interface Counter {
  readonly path: string;
  /** The last number given out before. */
  readonly last: number;
  /** Records that get the numbers after it, in order. */
  readonly ids: string[];
}

/** The last numbers given out, by counter, as a commit left them. */
export type GivenNumbers = Map<string, number>;

/** Gives out the numbers of the records that one transaction creates. */
export class Numbers {
  readonly #counters = new Map<string, Counter>();

  constructor(
    private readonly transaction: Pick<DocumentTransaction, 'set'>,
    private readonly read: (path: string) => Promise<StoredDocument | undefined>,
    private readonly year: number,
    private readonly given: GivenNumbers = new Map(),
  ) {}

  /**
   * Reads where a kind's numbers stand, for `take`; `trusting` takes what the commit before left for it: where somebody
   * else counted meanwhile, the rules refuse. Nothing for kinds without numbers.
   */
  async look<R extends object>({ type, numberPrefix }: RecordKind<R>, trusting: boolean): Promise<void> {
    if (numberPrefix === undefined) return;
    const id = counterId(type, this.year);
    const path = `counters/${id}`;
    const known = trusting ? this.given.get(id) : undefined;
    const last = known ?? Number((await this.read(path))?.data.value ?? 0);
    if (!this.#counters.has(id)) this.#counters.set(id, { path, last, ids: [] });
  }

  /** The next number of a kind, for the record `id`; undefined for kinds without numbers. */
  take<R extends object>({ type, numberPrefix }: RecordKind<R>, id: string): string | undefined {
    const counter = this.#counters.get(counterId(type, this.year));
    if (numberPrefix === undefined || !counter) return undefined;
    counter.ids.push(id);
    return recordNumber(numberPrefix, this.year, counter.last + counter.ids.length);
  }

  /** Counts up what was taken. */
  write(): void {
    for (const { path, last, ids } of this.#counters.values()) {
      if (ids.length > 0) this.transaction.set(path, { value: last + ids.length, lastIds: ids });
    }
  }

  /** What was counted up is stored. */
  settled(): void {
    for (const [id, { last, ids }] of this.#counters) this.given.set(id, last + ids.length);
  }
}
