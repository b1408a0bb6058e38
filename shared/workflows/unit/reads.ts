import type { DocumentTransaction, StoredDocument } from '../documents';

/** What one transaction reads: a document is the same within it however often it is asked for. */
export class Reads {
  readonly #known = new Map<string, Promise<StoredDocument | undefined>>();

  constructor(private readonly transaction: Pick<DocumentTransaction, 'get'>) {}

  of(path: string): Promise<StoredDocument | undefined> {
    const known = this.#known.get(path) ?? this.transaction.get(path);
    this.#known.set(path, known);
    return known;
  }
}
