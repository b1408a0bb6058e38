import type { DocumentTransaction } from './document-transaction';

/** A store of documents that runs transactions. */
export interface DocumentDatabase {
  /**
   * Runs `work` in one transaction and again, from the start, where others changed what it read meanwhile. Throws
   * what `work` throws; then nothing is stored.
   */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
}
