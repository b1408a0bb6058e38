import type { Path } from '../names';
import type { StoredDocument } from './document';

// Parsed, a document takes several times the memory of its text.
const MAX_CHARACTERS = 6 * 1024 * 1024;

/** The documents read or written last, so that lists and listeners do not parse them again. */
export class RecentDocuments {
  // A Map keeps the order of insertion: its first entry is the one unused for longest.
  private readonly entries = new Map<Path, { document: StoredDocument; length: number }>();
  private characters = 0;

  get(path: Path): StoredDocument | undefined {
    const entry = this.entries.get(path);
    if (!entry) return undefined;
    this.entries.delete(path);
    this.entries.set(path, entry);
    return entry.document;
  }

  /** `length` is the document's size as text. */
  add(document: StoredDocument, length: number): void {
    this.remove(document.path);
    this.entries.set(document.path, { document, length });
    this.characters += length;
    for (const [path] of this.entries) {
      if (this.characters <= MAX_CHARACTERS) break;
      this.remove(path);
    }
  }

  remove(path: Path): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    this.characters -= entry.length;
    this.entries.delete(path);
  }
}
