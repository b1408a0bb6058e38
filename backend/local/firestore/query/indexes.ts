import { afterPrefix, type ByteString, unsigned } from '../../store/byte-string';
import type { OrderedTable, Storage } from '../../store/storage';
import type { CollectionTable } from '../documents/collection-table';
import type { DocumentChange, StoredDocument } from '../documents/document';
import type { DocumentTable } from '../documents/document-table';
import { collectionOf, idOf } from '../names';
import { definitionKey, entryKeys, type IndexDefinition } from './index-definition';

const ID_BYTES = 4;

interface StoredIndex {
  readonly id: number;
  readonly definition: IndexDefinition;
  /** Some value was too long for its entry: the order of entries is not to be trusted. */
  readonly isInexact: boolean;
}

/** An index as the planner uses it. */
export interface IndexHandle {
  /** What every key of the index begins with. */
  readonly prefix: ByteString;
  readonly isInexact: boolean;
}

/**
 * The indexes of the database. One is built when a query first needs it and kept up to date by every commit from
 * then on, so that the cost of a query follows its result and not its collection.
 */
export class Indexes {
  readonly entries: OrderedTable;
  private readonly definitions: OrderedTable;
  private readonly known = new Map<string, StoredIndex>();
  private readonly ofCollection = new Map<string, string[]>();

  constructor(
    private readonly storage: Storage,
    private readonly documents: DocumentTable,
    private readonly collections: CollectionTable,
  ) {
    this.entries = storage.table('index-entries');
    this.definitions = storage.table('index-definitions');
    for (const [, text] of this.definitions.entries({})) this.remember(JSON.parse(text) as StoredIndex);
  }

  /** The index of a definition, built now when there is none: the one moment that reads the whole collection. */
  ensure(definition: IndexDefinition): IndexHandle {
    const key = definitionKey(definition);
    const index = this.known.get(key) ?? this.build(definition);
    return { prefix: unsigned(index.id, ID_BYTES), isInexact: index.isInexact };
  }

  /** Brings the entries of a document in line with a change. Only inside a transaction. */
  update({ path, before, after }: DocumentChange): void {
    for (const key of this.ofCollection.get(idOf(collectionOf(path))) ?? []) {
      const index = this.known.get(key);
      if (!index) continue;
      const old = new Set(before ? this.keysOf(index, before) : []);
      const now = new Set(after ? this.keysOf(index, after) : []);
      for (const entry of old) if (!now.has(entry)) this.entries.remove(entry);
      for (const entry of now) if (!old.has(entry)) this.entries.put(entry, path);
    }
  }

  private build(definition: IndexDefinition): StoredIndex {
    const ids = [...this.known.values()].map(({ id }) => id);
    const index: StoredIndex = { id: Math.max(0, ...ids) + 1, definition, isInexact: false };
    this.storage.transaction(() => {
      this.store(index);
      const prefix = unsigned(index.id, ID_BYTES);
      // What a build that was cut off by a crash of the machine may have left.
      for (const key of [...this.entries.keys({ from: prefix, to: afterPrefix(prefix) })]) {
        this.entries.remove(key);
      }
      for (const collection of this.collections.ofId(definition.collectionId)) {
        for (const document of this.documents.in(collection)) {
          for (const key of this.keysOf(index, document)) this.entries.put(key, document.path);
        }
      }
    });
    return this.known.get(definitionKey(definition)) ?? index;
  }

  private keysOf(index: StoredIndex, document: StoredDocument): ByteString[] {
    const { keys, isCut } = entryKeys(index.definition, document);
    if (isCut && !index.isInexact) this.store({ ...index, isInexact: true });
    const prefix = unsigned(index.id, ID_BYTES);
    return keys.map((key) => prefix + key);
  }

  private store(index: StoredIndex): void {
    this.definitions.put(unsigned(index.id, ID_BYTES), JSON.stringify(index));
    this.remember(index);
  }

  private remember(index: StoredIndex): void {
    const key = definitionKey(index.definition);
    if (!this.known.has(key)) {
      const { collectionId } = index.definition;
      this.ofCollection.set(collectionId, [...(this.ofCollection.get(collectionId) ?? []), key]);
    }
    this.known.set(key, index);
  }
}
