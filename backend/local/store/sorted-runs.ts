import type { ByteString } from './byte-string';

const RUN = 100_000;
const HEADER_BYTES = 4;

interface Cursor {
  readonly run: Buffer;
  position: number;
  key: ByteString;
  value: number;
}

/**
 * Millions of keys in order, with a small number each: runs are sorted on their own, kept outside the heap and
 * merged in the end. A table filled in order has full pages and rewrites none.
 */
export class SortedRuns {
  private readonly runs: Buffer[] = [];
  private current: { key: ByteString; value: number }[] = [];

  /** `value` and the key's length must be below 65,536. */
  add(key: ByteString, value: number): void {
    this.current.push({ key, value });
    if (this.current.length === RUN) this.closeRun();
  }

  /** Everything added, once, in the order of the keys. */
  *drain(): Iterable<readonly [key: ByteString, value: number]> {
    this.closeRun();
    const cursors = this.runs.splice(0).map((run) => ({ run, position: 0, key: '', value: 0 }));
    let open = cursors.filter(advance);
    while (open.length > 0) {
      const least = open.reduce((a, b) => (b.key < a.key ? b : a));
      yield [least.key, least.value];
      if (!advance(least)) open = open.filter((cursor) => cursor !== least);
    }
  }

  private closeRun(): void {
    if (this.current.length === 0) return;
    const sorted = this.current.sort((a, b) => (a.key < b.key ? -1 : 1));
    this.current = [];
    const bytes = sorted.reduce((sum, { key }) => sum + HEADER_BYTES + key.length, 0);
    const run = Buffer.allocUnsafeSlow(bytes);
    let position = 0;
    for (const { key, value } of sorted) {
      run.writeUInt16BE(key.length, position);
      run.writeUInt16BE(value, position + 2);
      run.write(key, position + HEADER_BYTES, 'latin1');
      position += HEADER_BYTES + key.length;
    }
    this.runs.push(run);
  }
}

/** Reads the next key of a run; false at its end. */
function advance(cursor: Cursor): boolean {
  const { run, position } = cursor;
  if (position === run.length) return false;
  const end = position + HEADER_BYTES + run.readUInt16BE(position);
  cursor.value = run.readUInt16BE(position + 2);
  cursor.key = run.toString('latin1', position + HEADER_BYTES, end);
  cursor.position = end;
  return true;
}
