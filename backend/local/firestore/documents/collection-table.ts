import { afterPrefix, type ByteString, fromUtf8, terminated, utf8 } from '../../store/byte-string';
import type { OrderedTable, Storage } from '../../store/storage';
import { collectionOf, idOf, type Path } from '../names';
import type { DocumentChange } from './document';

/** The collections that hold documents, by id, with the number of their documents. */
export class CollectionTable {
  private readonly table: OrderedTable;

  constructor(storage: Storage) {
    this.table = storage.table('collections');
  }

  /** Paths of all collections with this id. */
  *ofId(id: string): Iterable<Path> {
    const prefix = terminated(utf8(id));
    for (const key of this.table.keys({ from: prefix, to: afterPrefix(prefix) })) {
      yield fromUtf8(key.slice(prefix.length));
    }
  }

  /** Paths of all collections. */
  *all(): Iterable<Path> {
    for (const key of this.table.keys({})) {
      const end = key.indexOf('\0\x01');
      yield fromUtf8(key.slice(end + 2));
    }
  }

  /** How many documents lie directly in a collection. */
  count(collection: Path): number {
    return Number(this.table.get(tableKey(collection)) ?? 0);
  }

  /** Counts created and deleted documents. Only inside a transaction. */
  update(changes: readonly DocumentChange[]): void {
    const deltas = new Map<Path, number>();
    for (const { path, before, after } of changes) {
      const delta = (after ? 1 : 0) - (before ? 1 : 0);
      const collection = collectionOf(path);
      if (delta !== 0) deltas.set(collection, (deltas.get(collection) ?? 0) + delta);
    }
    for (const [collection, delta] of deltas) {
      const key = tableKey(collection);
      const count = Number(this.table.get(key) ?? 0) + delta;
      if (count > 0) this.table.put(key, String(count));
      else this.table.remove(key);
    }
  }
}

const tableKey = (collection: Path): ByteString => terminated(utf8(idOf(collection))) + utf8(collection);
