import type { DocumentTransaction, StoredDocument } from '../documents';

/** What one transaction reads: a document is the same within it however often it is asked for. */
export class Reads {
  readonly #known = new Map<string, Promise<StoredDocument | undefined>>();
  readonly #seen: string[] = [];

  constructor(private readonly transaction: Pick<DocumentTransaction, 'get'>) {}

  of(path: string): Promise<StoredDocument | undefined> {
    const known = this.#known.get(path) ?? this.#readOnce(path);
    this.#known.set(path, known);
    return known;
  }

  /** What was read, each document with the version seen: two tries that saw the same tell the same. */
  told(): string {
    return this.#seen.join('\n');
  }

  async #readOnce(path: string): Promise<StoredDocument | undefined> {
    const document = await this.transaction.get(path);
    const { rev, value } = document?.data ?? {};
    this.#seen.push(`${path} ${String(rev ?? value ?? document !== undefined)}`);
    return document;
  }
}
