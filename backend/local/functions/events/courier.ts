import type { ByteString } from '../../store/byte-string';
import type { Outbox, OutboxRow, RowKey } from './outbox';

const AT_ONCE = 8;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After so long without another one, collected events are sent in another order. */
const DISORDER_MS = 100;

/** What the service may do to events at any time; on in tests of what must stand it. */
export interface DeliveryFaults {
  /** Each event comes twice. */
  readonly twice?: boolean;
  /** The newest comes first, without regard to the document. */
  readonly disordered?: boolean;
}

interface Lane {
  readonly keys: ByteString[];
  failures: number;
}

/** Brings events to their functions at least once, those of one document one after the other, and again after failures. */
export class Courier {
  private readonly lanes = new Map<string, Lane>();
  private readonly waiting: string[] = [];
  private readonly held: RowKey[] = [];
  private holding: NodeJS.Timeout | undefined;
  private readonly underWay = new Set<Promise<void>>();
  private closed = false;

  constructor(
    private readonly outbox: Outbox,
    /** Whether the function has dealt with the event for good. */
    private readonly deliver: (row: OutboxRow) => Promise<boolean>,
    private readonly how: DeliveryFaults,
  ) {}

  /** Takes rows of the outbox on. */
  add(rows: readonly RowKey[]): void {
    if (!this.how.disordered) this.take(rows);
    else if (rows.length > 0) {
      for (const { key } of rows) this.held.unshift({ key, lane: key });
      clearTimeout(this.holding);
      this.holding = setTimeout(() => this.take(this.held.splice(0)), DISORDER_MS).unref();
    }
  }

  /** Ends when what is under way has ended. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.underWay);
  }

  private take(rows: readonly RowKey[]): void {
    for (const { key, lane } of rows) {
      const known = this.lanes.get(lane);
      if (known) known.keys.push(key);
      else {
        this.lanes.set(lane, { keys: [key], failures: 0 });
        this.waiting.push(lane);
      }
    }
    this.pump();
  }

  private pump(): void {
    const atOnce = this.how.disordered ? 1 : AT_ONCE;
    while (!this.closed && this.underWay.size < atOnce) {
      const name = this.waiting.shift();
      const lane = name === undefined ? undefined : this.lanes.get(name);
      if (name === undefined || !lane) return;
      const turn = this.turn(name, lane).finally(() => {
        this.underWay.delete(turn);
        this.pump();
      });
      this.underWay.add(turn);
    }
  }

  /** Delivers the first event of a lane; the lane waits for its next turn, longer after a failure. */
  private async turn(name: string, lane: Lane): Promise<void> {
    const [key = ''] = lane.keys;
    if (await this.attempt(key)) {
      lane.keys.shift();
      lane.failures = 0;
      if (lane.keys.length === 0) this.lanes.delete(name);
      else this.waiting.push(name);
      return;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** lane.failures, LONGEST_PAUSE_MS);
    lane.failures += 1;
    setTimeout(() => {
      this.waiting.push(name);
      this.pump();
    }, pause).unref();
  }

  private async attempt(key: ByteString): Promise<boolean> {
    const row = this.outbox.get(key);
    if (!row) return true;
    const done = (await this.deliver(row)) && (!this.how.twice || (await this.deliver(row)));
    if (done && !this.closed) this.outbox.remove(key);
    return done;
  }
}
