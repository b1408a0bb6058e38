import { afterPrefix, type ByteString, unsigned } from '../../store/byte-string';
import { SortedRuns } from '../../store/sorted-runs';
import type { OrderedTable, Storage } from '../../store/storage';
import type { CollectionTable } from '../documents/collection-table';
import type { DocumentChange, StoredDocument } from '../documents/document';
import type { DocumentTable } from '../documents/document-table';
import { collectionOf, idOf } from '../names';
import { definitionKey, entriesOf, type IndexDefinition } from './index-definition';

const ID_BYTES = 4;
const BATCH = 20_000;
const NO_ENTRIES = { keys: [], value: '' };

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
      const old = new Set(before ? this.entriesOf(index, before).keys : []);
      const now = after ? this.entriesOf(index, after) : NO_ENTRIES;
      for (const key of now.keys) if (!old.delete(key)) this.entries.put(key, now.value);
      for (const key of old) this.entries.remove(key);
    }
  }

  /** Builds in transactions of bounded size; the index is known when the last one is done. */
  private build(definition: IndexDefinition): StoredIndex {
    const ids = [...this.known.values()].map(({ id }) => id);
    const index = { id: Math.max(0, ...ids) + 1, definition, isInexact: false };
    this.dropEntries(index);
    const runs = new SortedRuns();
    for (const collection of this.collections.ofId(definition.collectionId)) {
      for (const document of this.documents.in(collection)) {
        const { keys, value, isCut } = prefixed(index, document);
        index.isInexact ||= isCut;
        for (const key of keys) runs.add(key, Number(value));
      }
    }
    for (const batch of inBatches(runs.drain())) {
      this.storage.transaction(() => {
        for (const [key, value] of batch) this.entries.put(key, String(value));
      });
    }
    this.storage.transaction(() => this.store(index));
    return index;
  }

  /** Removes what a build that was cut off has left under a number that is free. */
  private dropEntries(index: StoredIndex): void {
    const prefix = unsigned(index.id, ID_BYTES);
    for (;;) {
      const keys: ByteString[] = [];
      for (const key of this.entries.keys({ from: prefix, to: afterPrefix(prefix) })) {
        if (keys.push(key) === BATCH) break;
      }
      if (keys.length === 0) return;
      this.storage.transaction(() => {
        for (const key of keys) this.entries.remove(key);
      });
    }
  }

  private entriesOf(index: StoredIndex, document: StoredDocument) {
    const entries = prefixed(index, document);
    if (entries.isCut && !index.isInexact) this.store({ ...index, isInexact: true });
    return entries;
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

function prefixed({ id, definition }: StoredIndex, document: StoredDocument) {
  const { keys, ...rest } = entriesOf(definition, document);
  const prefix = unsigned(id, ID_BYTES);
  return { ...rest, keys: keys.map((key) => prefix + key) };
}

function* inBatches<Item>(items: Iterable<Item>): Iterable<readonly Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
