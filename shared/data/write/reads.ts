import type { DocumentReference, DocumentSnapshot, Transaction } from '@fm/firebase/firestore';

/** What one transaction reads: a document is the same within it however often it is asked for. */
export class Reads {
  readonly #known = new Map<string, Promise<DocumentSnapshot>>();
  readonly #seen: string[] = [];

  constructor(private readonly transaction: Pick<Transaction, 'get'>) {}

  of(ref: DocumentReference): Promise<DocumentSnapshot> {
    const known = this.#known.get(ref.path) ?? this.#readOnce(ref);
    this.#known.set(ref.path, known);
    return known;
  }

  /** What was read, each document with the version seen: two tries that saw the same tell the same. */
  told(): string {
    return this.#seen.join('\n');
  }

  async #readOnce(ref: DocumentReference): Promise<DocumentSnapshot> {
    const snapshot = await this.transaction.get(ref);
    this.#seen.push(
      `${ref.path} ${String(snapshot.get('rev') ?? snapshot.get('value') ?? snapshot.exists())}`,
    );
    return snapshot;
  }
}
