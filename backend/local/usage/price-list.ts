import type { Path } from '../firestore/names';

/** Index entries an aggregation may look at for the price of one document. */
const ENTRIES_A_READ = 1_000;
/** How long a listener may be away and still pay only for what changed. */
const RESUME_MS = 30 * 60_000;

/** Documents that were returned, and those an offset made the database skip; an empty result costs one. */
export const readsOfQuery = (returned: number, skipped = 0): number => Math.max(1, returned + skipped);

/** Counts, sums and averages in one request cost what their query looks at, once for all of them. */
export const readsOfAggregation = (entries: number): number =>
  Math.max(1, Math.ceil(entries / ENTRIES_A_READ));

/** What a listener is told when it starts, or starts again after an interruption. */
export interface ListenStart {
  /** Time (µs since 1970) up to which it knows the result; undefined when it knows nothing or must forget it. */
  readonly knownUntil: number | undefined;
  /** When (ms since 1970) the same listener was last heard of, if that is known. */
  readonly heardAt: number | undefined;
  /** Documents of the result now, with when (µs) each was last changed. */
  readonly result: readonly { readonly updateTime: number }[];
  /** Documents asked for by name, there or not; 0 for a query. */
  readonly named: number;
}

/** Reads a listener costs at its start: the whole result, or what has changed if it was not away for 30 minutes. */
export function readsOfListen({ knownUntil, heardAt, result, named }: ListenStart, now: number): number {
  const whole = Math.max(1, named, result.length);
  if (knownUntil === undefined) return whole;
  const awaySince = Math.max(heardAt ?? 0, knownUntil / 1_000);
  if (now - awaySince > RESUME_MS) return whole;
  return result.filter(({ updateTime }) => updateTime > knownUntil).length;
}

/** What a commit does to a listener's result. */
export interface ListenChange {
  readonly changed: readonly unknown[];
  readonly removed: readonly Path[];
}

/**
 * Reads a change costs a listener: each document that is new or different, and each that fell out because it was
 * changed itself. One that was deleted, or pushed out by another, costs nothing.
 */
export const readsOfChange = (
  { changed, removed }: ListenChange,
  wasChanged: (path: Path) => boolean,
): number => changed.length + removed.filter(wasChanged).length;
