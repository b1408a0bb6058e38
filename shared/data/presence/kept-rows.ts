import type { RealtimeLine } from '@fm/firebase/database';

const REFRESH_MS = 10 * 60_000;

/**
 * Rows that are there for as long as this page is. The SDK does not leave their removal again when it comes back, so
 * that this is done at every connection, before the row is written.
 */
export class KeptRows {
  private readonly rows = new Map<string, unknown>();
  private readonly left = new Map<string, unknown>();
  private readonly unsubscribe: () => void;
  private readonly timer: ReturnType<typeof setInterval>;
  private isConnected = false;

  constructor(private readonly line: RealtimeLine) {
    this.unsubscribe = line.onConnected((connected) => {
      this.isConnected = connected;
      if (connected) this.writeAll();
    });
    this.timer = setInterval(() => this.writeAll(), REFRESH_MS);
  }

  /** Keeps a row as it is said here. */
  put(path: string, row: unknown): void {
    const isNew = !this.rows.has(path);
    if (!isNew && JSON.stringify(this.rows.get(path)) === JSON.stringify(row)) return;
    this.rows.set(path, row);
    if (!this.isConnected) return;
    if (isNew) quietly(this.line.leave(path, null));
    quietly(this.line.write(path, row));
  }

  /** Leaves a value for the end of the page. */
  leave(path: string, value: unknown): void {
    this.left.set(path, value);
    if (this.isConnected) quietly(this.line.leave(path, value));
  }

  /** Takes a row away, and what was left for it. */
  remove(path: string): void {
    if (!this.rows.delete(path) || !this.isConnected) return;
    quietly(this.line.remove(path));
    quietly(this.line.keep(path));
  }

  /** Takes everything away. Resolves when it is gone, also where it could not be. */
  async stop(): Promise<void> {
    this.unsubscribe();
    clearInterval(this.timer);
    if (!this.isConnected) return;
    // Timers of open records may still ring.
    this.isConnected = false;
    const gone = [...this.rows.keys()].map((path) => this.line.remove(path));
    const written = [...this.left].map(([path, value]) => this.line.write(path, value));
    this.rows.clear();
    this.left.clear();
    await Promise.allSettled([...gone, ...written]);
  }

  private writeAll(): void {
    if (!this.isConnected) return;
    for (const [path, value] of this.left) quietly(this.line.leave(path, value));
    for (const [path, row] of this.rows) {
      quietly(this.line.leave(path, null));
      quietly(this.line.write(path, row));
    }
  }
}

/** A refusal changes nothing but that nobody sees this page. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}
