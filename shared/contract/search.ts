import type { AppPath, RemoteId } from './descriptor';

/** One record found. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  /** A second, smaller line: a number, a customer, a town. */
  readonly detail?: string;
  /** What state it is in, in a word or two. */
  readonly state?: string;
  /** The record's own page, inside the area's paths. */
  readonly to: AppPath;
}

export interface SearchOptions {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Hits wanted at most; read no more than that. */
  readonly limit: number;
}

/** What an area exposes as `./search`. It arrives without the area's screens: import none of them here. */
export interface RemoteSearch {
  /** CONTRACT as it was when the area was built. */
  readonly contract: string;
  readonly id: RemoteId;
  /** The records for what was typed, the best first. Rejects when they cannot be had: the host says so and asks again. */
  search(query: string, options: SearchOptions): Promise<readonly SearchHit[]>;
}
