import { firstHash, nextHash, type Sha256 } from './chain';
import type { ReadLine } from './read-lines';

/** What came of checking a file: what it holds, or the first line that is not as it was written, and why. */
export type Verified =
  | { readonly ok: true; readonly count: number; readonly exportId: string; readonly lastHash: string }
  | { readonly ok: false; readonly line: number; readonly why: string };

/** Checks the lines of a file from the first to the last. */
export function verifyAudit(lines: readonly ReadLine[], sha256: Sha256): Verified {
  const [first, ...others] = lines;
  const broken = (line: number, why: string): Verified => ({ ok: false, line, why });
  if (!first?.line || !('head' in first.line))
    return broken(first?.number ?? 1, 'The file does not begin with the head of an export.');
  const { head } = first.line;
  let hash = firstHash(sha256, head);
  if (hash !== head.firstHash) return broken(first.number, 'The head was changed.');
  let count = 0;
  let end = first.number;
  for (const [at, { number, line }] of others.entries()) {
    end = number;
    if (!line || 'head' in line) return broken(number, 'The line is not as it was written.');
    if ('tail' in line) {
      if (line.tail.lastHash !== hash || line.tail.count !== count)
        return broken(number, 'Lines before the tail are missing, or the tail was changed.');
      if (head.count !== count) return broken(first.number, 'The head names another number of entries.');
      const after = others[at + 1];
      if (after) return broken(after.number, 'Something follows after the tail.');
      return { ok: true, count, exportId: head.exportId, lastHash: hash };
    }
    hash = nextHash(sha256, hash, line.entry);
    if (hash !== line.hash)
      return broken(number, 'The entry was changed, or one before it was taken out, added or moved.');
    count++;
  }
  return broken(end + 1, 'The file has no tail: its end is missing.');
}
