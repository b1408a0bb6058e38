import { type RealtimeLine, SERVER_TIME } from '@fm/firebase/database';
import { KeptRows } from './kept-rows';
import { OpenRecord } from './open-record';
import { editedIn, type Person, type Present, peopleIn, presentIn } from './rows';
import { SharedWatches } from './shared-watches';

const IDLE_MS = 5 * 60_000;
const HIDDEN_MS = 2 * 60_000;

/**
 * Who is here, of one page. Everything ends in silence where the realtime database is down, slow or refuses: nobody is
 * shown then, and nothing else changes.
 */
export class Presence {
  private readonly key: string;
  private readonly rows: KeptRows;
  private readonly watches: SharedWatches;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private readonly records = new Map<OpenRecord, string>();
  private isIdle = false;

  constructor(
    private readonly line: RealtimeLine,
    private readonly uid: string,
  ) {
    this.key = line.newKey();
    this.rows = new KeptRows(line);
    this.watches = new SharedWatches(line);
  }

  /** Begins to say that this page is there. */
  start(): void {
    this.rows.leave(`seen/${this.uid}`, SERVER_TIME);
    this.writeOnline();
    this.wait();
  }

  /** Ends everything, before somebody signs out: afterwards nothing of theirs could be removed. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    clearTimeout(this.hiding);
    for (const record of this.records.keys()) record.rest();
    this.watches.stop();
    await this.rows.stop();
  }

  /** Says that the person did something on this page. */
  active(): void {
    this.wait();
    if (!this.isIdle) return;
    this.isIdle = false;
    this.writeOnline();
  }

  /** Says whether the page is seen: one that is hidden for two minutes is as good as closed. */
  visible(isVisible: boolean): void {
    clearTimeout(this.hiding);
    if (isVisible) this.line.connect();
    else this.hiding = setTimeout(() => this.line.disconnect(), HIDDEN_MS);
  }

  /** Says that this page has a record open, until that is closed. */
  open(kind: string, id: string): OpenRecord {
    const place = { kind, id, key: this.key, uid: this.uid };
    const record: OpenRecord = new OpenRecord(this.rows, place, () => {
      this.records.delete(record);
      this.writeOnline();
    });
    this.records.set(record, `${kind}/${id}`);
    this.writeOnline();
    return record;
  }

  /** Tells who else has a record open. Gives what ends that. */
  watchRecord(kind: string, id: string, listener: (others: readonly Present[]) => void): () => void {
    return this.watches.watch(`here/${kind}/${id}`, (value) =>
      listener(presentIn(value, this.uid, this.line.now())),
    );
  }

  /** Tells which records of a kind others are changing, to any number of listeners over one line. */
  watchEdited(kind: string, listener: (edited: ReadonlyMap<string, readonly string[]>) => void): () => void {
    return this.watches.watch(`editing/${kind}`, (value) => listener(editedIn(value, this.uid)));
  }

  /**
   * Tells who has a page open and who was here when last, to staff alone; undefined while that is not known: before the
   * first answer, where the server refuses, and for as long as there is no connection.
   */
  watchPeople(listener: (people: readonly Person[] | undefined) => void): () => void {
    const known: { isConnected?: boolean; online?: unknown; seen?: unknown } = {};
    const hear = (part: typeof known) => {
      Object.assign(known, part);
      const { isConnected, online, seen } = known;
      const isKnown = isConnected && online !== undefined && seen !== undefined;
      listener(isKnown ? peopleIn(online, seen, this.line.now()) : undefined);
    };
    const refused = (part: 'online' | 'seen') => () => hear({ [part]: undefined });
    const ends = [
      this.line.onConnected((isConnected) => hear({ isConnected })),
      this.line.watch('online', (online) => hear({ online }), refused('online')),
      this.line.watch('seen', (seen) => hear({ seen }), refused('seen')),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  private wait(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.isIdle = true;
      this.writeOnline();
    }, IDLE_MS);
  }

  private writeOnline(): void {
    const state = this.isIdle ? 'idle' : 'active';
    const [open] = [...this.records.values()].slice(-1);
    this.rows.put(`online/${this.uid}/${this.key}`, {
      s: state,
      at: SERVER_TIME,
      ...(open !== undefined && { o: open }),
    });
  }
}
