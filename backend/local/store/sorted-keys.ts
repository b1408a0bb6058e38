import type { ByteString } from './byte-string';
import type { KeyRange } from './storage';

const CHUNK = 256;

/** An ordered set of keys in chunks, so that an insert moves at most a few hundred entries. */
export class SortedKeys {
  private readonly chunks: ByteString[][] = [[]];

  /** Adds a key that is not there yet. */
  add(key: ByteString): void {
    const at = this.chunkOf(key);
    const chunk = this.chunks[at] ?? [];
    chunk.splice(lowerBound(chunk, key), 0, key);
    if (chunk.length > 2 * CHUNK) this.chunks.splice(at + 1, 0, chunk.splice(CHUNK));
  }

  /** Removes a key that is there. */
  remove(key: ByteString): void {
    const at = this.chunkOf(key);
    const chunk = this.chunks[at] ?? [];
    const index = lowerBound(chunk, key);
    if (chunk[index] === key) chunk.splice(index, 1);
    if (chunk.length === 0 && this.chunks.length > 1) this.chunks.splice(at, 1);
  }

  *between({ from = '', to }: KeyRange): Iterable<ByteString> {
    let at = this.chunkOf(from);
    let index = lowerBound(this.chunks[at] ?? [], from);
    for (; at < this.chunks.length; at += 1, index = 0) {
      const chunk = this.chunks[at] ?? [];
      for (; index < chunk.length; index += 1) {
        const key = chunk[index] ?? '';
        if (to !== undefined && key >= to) return;
        yield key;
      }
    }
  }

  *betweenReversed({ from = '', to }: KeyRange): Iterable<ByteString> {
    let at = to === undefined ? this.chunks.length - 1 : this.chunkOf(to);
    let index = to === undefined ? Number.MAX_SAFE_INTEGER : lowerBound(this.chunks[at] ?? [], to);
    for (; at >= 0; at -= 1, index = Number.MAX_SAFE_INTEGER) {
      const chunk = this.chunks[at] ?? [];
      for (index = Math.min(index, chunk.length) - 1; index >= 0; index -= 1) {
        const key = chunk[index] ?? '';
        if (key < from) return;
        yield key;
      }
    }
  }

  /** The chunk a key is in or belongs to: the last one that begins at or before it. */
  private chunkOf(key: ByteString): number {
    let low = 0;
    let high = this.chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.chunks[middle]?.[0];
      if (first !== undefined && first <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function lowerBound(keys: readonly ByteString[], key: ByteString): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
