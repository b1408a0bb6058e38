import type { Identity } from '../../auth';
import type { Firestore } from '../firestore';
import type { Json } from '../json';
import type { Names, Path } from '../names';

/** A REST call as its handler sees it. */
export interface Call {
  readonly firestore: Firestore;
  readonly names: Names;
  readonly identity: Identity;
  /** The path before the colon, below the database's documents: '' for the root. */
  readonly path: Path;
  readonly query: URLSearchParams;
  readonly body: Json;
}

/**
 * A handler gives the JSON to answer with, or a promise of it where the call has to wait; a list of messages for calls that
 * stream. It throws refusals.
 */
export type Handler = (call: Call) => unknown;
