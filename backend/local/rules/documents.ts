import type { Fields } from '../firestore/values/value';
import { fromFields } from './values/from-firestore';
import { NULL, type Outcome, path, string, type Value } from './values/value';

/** Reads documents for `get()` and its like, without waiting. Paths are such as `users/ana`. */
export interface DocumentReader {
  /** The document before the request; undefined when there is none. */
  get(path: string): Fields | undefined;
  /** The document as the whole request leaves it. */
  getAfter(path: string): Fields | undefined;
}

/** Documents one request may read in its conditions; those read before cost nothing. */
export class CallBudget {
  readonly #read = new Set<string>();

  constructor(readonly limit: number) {}

  /** Whether one more document may be read. */
  allows(key: string): boolean {
    this.#read.add(key);
    return this.#read.size <= this.limit;
  }
}

/** Documents the conditions of one write or read may use (the service's limit). */
export const SINGLE_CALLS = 10;
const BATCH_CALLS = 20;

/** The limit all writes of a batch or transaction share, beside that of each. */
export const batchBudget = (): CallBudget => new CallBudget(BATCH_CALLS);

/** Segments before those of a document. */
export const ROOT = ['databases', '(default)', 'documents'] as const;

/** Data of documents as conditions see it. A document is never changed in place, and many rules look at the same. */
const known = new WeakMap<Fields, Value>();

function dataOf(fields: Fields): Value {
  const seen = known.get(fields) ?? fromFields(fields);
  known.set(fields, seen);
  return seen;
}

/** `resource` as conditions see it: data, id and name of a document. */
export function resourceOf(documentPath: string, fields: Fields | undefined): Value {
  return fields === undefined ? NULL : resource(documentPath.split('/'), dataOf(fields));
}

/** A resource of which only some is known. */
export const resource = (segments: readonly string[], data: Outcome): Value => ({
  kind: 'map',
  fields: new Map<string, Outcome>([
    ['data', data],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path([...ROOT, ...segments])],
  ]),
});
