import type { Commit } from '../../firestore/database';
import type { Names, Path } from '../../firestore/names';
import { type ByteString, unsigned } from '../../store/byte-string';
import type { OrderedTable, Storage } from '../../store/storage';
import type { Endpoints } from '../manifest';
import { documentEvent, eventOf } from './document-event';
import { documentMatcher } from './document-pattern';

const TIME_BYTES = 8;
const COUNT_BYTES = 4;
const DEFAULT_REGION = 'us-central1';

/** An event on its way to one function. */
export interface OutboxRow {
  readonly name: string;
  readonly path: Path;
  readonly event: object;
}

/** A row's place in the outbox, and what keeps its order: later events of a document wait for earlier ones. */
export interface RowKey {
  readonly key: ByteString;
  readonly lane: string;
}

/** Events that functions have not dealt with yet, stored in the transaction of the commit they tell of. */
export class Outbox {
  private readonly table: OrderedTable;

  constructor(
    private readonly storage: Storage,
    private readonly names: Names,
    private readonly endpoints: () => Endpoints,
  ) {
    this.table = storage.table('outbox');
  }

  get size(): number {
    return this.table.count({});
  }

  /** Writes a row for each function that a change concerns, and gives their keys. Only inside a transaction. */
  record({ time, changes }: Commit): readonly RowKey[] {
    const rows: RowKey[] = [];
    for (const [name, { eventTrigger, region }] of this.endpoints()) {
      const matches = eventTrigger && documentMatcher(eventTrigger);
      if (!matches) continue;
      for (const [index, change] of changes.entries()) {
        const { path } = change;
        if (!matches(path, eventOf(change))) continue;
        // Two functions get the same id for the same change.
        const about = { id: `${time}-${index}`, path, time, type: eventTrigger.eventType };
        const event = documentEvent({ ...about, region: region?.[0] ?? DEFAULT_REGION }, change, this.names);
        const key = unsigned(time, TIME_BYTES) + unsigned(rows.length, COUNT_BYTES);
        this.table.put(key, JSON.stringify({ name, path, event } satisfies OutboxRow));
        rows.push({ key, lane: laneOf(name, path) });
      }
    }
    return rows;
  }

  /** All rows, in the order of their commits. */
  keys(): readonly RowKey[] {
    return [...this.table.entries({})].map(([key, text]) => {
      const { name, path } = JSON.parse(text) as OutboxRow;
      return { key, lane: laneOf(name, path) };
    });
  }

  get(key: ByteString): OutboxRow | undefined {
    const text = this.table.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as OutboxRow);
  }

  remove(key: ByteString): void {
    this.storage.transaction(() => this.table.remove(key));
  }
}

const laneOf = (name: string, path: Path): string => `${name} ${path}`;
