import { afterPrefix, type ByteString, fromUtf8, terminated, unsigned, utf8 } from '../../store/byte-string';
import type { KeyRange, OrderedTable, Storage } from '../../store/storage';
import { type Path, pathOfSegments, segmentsKey } from '../names';
import { deserializeDocument, type StoredDocument, serializeDocument } from './document';
import { RecentDocuments } from './recent-documents';

/**
 * All documents. A key begins with the depth of its collection, so that a collection's documents lie side by side
 * in the order of their names and nothing of their subcollections lies between.
 */
export class DocumentTable {
  readonly table: OrderedTable;
  private readonly recent = new RecentDocuments();

  constructor(storage: Storage) {
    this.table = storage.table('documents');
  }

  get(path: Path): StoredDocument | undefined {
    const known = this.recent.get(path);
    if (known) return known;
    const text = this.table.get(documentKey(path));
    if (text === undefined) return undefined;
    const document = deserializeDocument(path, text);
    this.recent.add(document, text.length);
    return document;
  }

  /** Only inside a transaction. */
  put(document: StoredDocument): void {
    const text = serializeDocument(document);
    this.table.put(documentKey(document.path), text);
    this.recent.add(document, text.length);
  }

  /** Only inside a transaction. */
  remove(path: Path): void {
    this.table.remove(documentKey(path));
    this.recent.remove(path);
  }

  /** Every document directly in a collection, in the order of names. Nothing may be written meanwhile. */
  *in(collection: Path): Iterable<StoredDocument> {
    for (const [key, text] of this.table.entries(collectionRange(collection))) {
      yield deserializeDocument(pathOfDocumentKey(key), text);
    }
  }

  /** Ids of the collections directly below a document or the root that hold documents, deeper ones included. */
  collectionIds(parent: Path): string[] {
    const ids = new Set<string>();
    for (let depth = depthOf(parent) + 1; this.hasDepth(depth); depth += 1) {
      for (const segment of this.segmentsBelow(unsigned(depth, 1) + segmentsKey(parent))) ids.add(segment);
    }
    return [...ids].sort(byUtf8);
  }

  /** Ids in a collection of documents that do not exist themselves but have documents below them. */
  missingIds(collection: Path): string[] {
    const ids = new Set<string>();
    for (let depth = depthOf(collection) + 1; this.hasDepth(depth); depth += 1) {
      for (const segment of this.segmentsBelow(unsigned(depth, 1) + segmentsKey(collection))) {
        if (this.get(`${collection}/${segment}`) === undefined) ids.add(segment);
      }
    }
    return [...ids].sort(byUtf8);
  }

  private hasDepth(depth: number): boolean {
    for (const _ of this.table.keys({ from: unsigned(depth, 1) })) return true;
    return false;
  }

  /** The different segments that follow a prefix; each is found by one jump. */
  private *segmentsBelow(prefix: ByteString): Iterable<string> {
    const to = afterPrefix(prefix);
    let from: ByteString | undefined = prefix;
    while (from !== undefined) {
      const [key] = this.table.keys({ from, to });
      if (key === undefined) return;
      const end = key.indexOf('\0\x01', prefix.length);
      yield fromUtf8(key.slice(prefix.length, end));
      from = afterPrefix(key.slice(0, end + 2));
    }
  }
}

/** How many collections lead to a path: 1 for `customers` and `customers/c1`, 0 for the root. */
const depthOf = (path: Path): number => (path === '' ? 0 : Math.ceil(path.split('/').length / 2));

export const documentKey = (path: Path): ByteString => unsigned(depthOf(path), 1) + segmentsKey(path);

/** What the keys of a collection's documents begin with; the id follows as `idKey`. */
export const collectionPrefix = (collection: Path): ByteString => documentKey(collection);

export const idKey = (id: string): ByteString => terminated(utf8(id));

export const collectionRange = (collection: Path): KeyRange => {
  const prefix = collectionPrefix(collection);
  return { from: prefix, to: afterPrefix(prefix) };
};

/** The id `idKey` made the bytes of. */
export const idOfKey = (key: ByteString): string => fromUtf8(key.slice(0, -2));

/** The path of a document's key. */
export const pathOfDocumentKey = (key: ByteString): Path => pathOfSegments(key.slice(1));

/** Order of names by their UTF-8 bytes. */
const byUtf8 = (a: string, b: string): number => (utf8(a) < utf8(b) ? -1 : 1);
