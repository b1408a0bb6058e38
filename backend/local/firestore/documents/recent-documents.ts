import type { Path } from '../names';
import type { StoredDocument } from './document';

// Parsed, a document takes several times the memory of its text.
const MAX_CHARACTERS = 6 * 1024 * 1024;

type Entries = Map<Path, { document: StoredDocument; length: number }>;

/**
 * The documents read or written last, so that lists and listeners do not parse them again. They are kept in two
 * generations: a full one becomes the older, and what is not used again goes with it. An order of use, kept entry by
 * entry, took more time than the rest of a look-up: the rules look at the same few documents over and over.
 */
export class RecentDocuments {
  private younger: Entries = new Map();
  private older: Entries = new Map();
  /** Of the younger generation. */
  private characters = 0;

  get(path: Path): StoredDocument | undefined {
    const known = this.younger.get(path);
    if (known) return known.document;
    const entry = this.older.get(path);
    if (entry) this.add(entry.document, entry.length);
    return entry?.document;
  }

  /** `length` is the document's size as text. */
  add(document: StoredDocument, length: number): void {
    this.remove(document.path);
    if (this.characters + length > MAX_CHARACTERS / 2) {
      this.older = this.younger;
      this.younger = new Map();
      this.characters = 0;
    }
    this.younger.set(document.path, { document, length });
    this.characters += length;
  }

  remove(path: Path): void {
    this.characters -= this.younger.get(path)?.length ?? 0;
    this.younger.delete(path);
    this.older.delete(path);
  }
}
