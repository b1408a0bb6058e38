import { copyBeside, crewPath, isCopied } from '@fm/domain/crew-copy';
import type { DocumentTransaction, StoredDocument } from './document-transaction';
import { patched } from './patched';

type Data = StoredDocument['data'];

/**
 * A transaction that keeps the crew's copies: whatever is stored in a collection of which the crew reads copies is
 * stored there as well, without what is withheld. What is updated must have been read in the same transaction.
 */
export function withCrewCopies(transaction: DocumentTransaction): DocumentTransaction {
  const known = new Map<string, Data>();
  const keep = <D extends StoredDocument | undefined>(document: D): D => {
    if (document && isCopied(document.path)) known.set(document.path, document.data);
    return document;
  };
  const copy = (path: string, data: Data) => {
    known.set(path, data);
    const beside = copyBeside(path, data);
    if (beside) transaction.set(beside.path, beside.data);
  };
  return {
    get: async (path) => keep(await transaction.get(path)),
    async find(query) {
      const found = await transaction.find(query);
      // A copy is made of whole documents.
      return query.only ? found : found.map(keep);
    },
    set(path, data) {
      transaction.set(path, data);
      if (isCopied(path)) copy(path, data);
    },
    update(path, fields) {
      transaction.update(path, fields);
      if (!isCopied(path)) return;
      const before = known.get(path);
      if (!before) throw new Error(`${path} is updated without having been read.`);
      copy(path, patched(before, fields));
    },
    delete(path) {
      transaction.delete(path);
      known.delete(path);
      if (isCopied(path)) transaction.delete(crewPath(path));
    },
    newId: () => transaction.newId(),
    numbersFor: (counter, paths, after) => transaction.numbersFor(counter, paths, after),
  };
}
