import { counterId, recordNumber } from '@fm/domain/number';
import type { RecordKind } from '@fm/domain/record';
import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  firestore,
  type Transaction,
} from '@fm/firebase/firestore';

/**
 * The next number of a kind in a year, counted up for the record `id` in the same transaction; undefined for kinds
 * without numbers. Throws when one transaction asks for two numbers of a kind: the security rules let a counter go up
 * by one at a time, so each numbered record of a kind has a commit of its own.
 */
export class Numbers {
  readonly #asked = new Set<string>();

  constructor(
    private readonly transaction: Transaction,
    private readonly read: (ref: DocumentReference) => Promise<DocumentSnapshot>,
    private readonly year: number,
  ) {}

  async next<R extends object>(
    { type, numberPrefix }: RecordKind<R>,
    id: string,
  ): Promise<{ readonly number: string; readonly write: () => void } | undefined> {
    if (numberPrefix === undefined) return undefined;
    const counter = counterId(type, this.year);
    if (this.#asked.has(counter)) throw new Error(`One commit creates at most one ${type}.`);
    this.#asked.add(counter);
    const ref = doc(firestore(), 'counters', counter);
    const value = Number((await this.read(ref)).get('value') ?? 0) + 1;
    return {
      number: recordNumber(numberPrefix, this.year, value),
      write: () => this.transaction.set(ref, { value, lastId: id }),
    };
  }
}
