import type { Identity } from '../../auth';
import type { StoredDocument } from '../documents/document';
import type { Path } from '../names';
import type { Query } from '../query/query';
import type { StatusCode } from '../status';
import type { Write } from '../writes/write';

/** The documents of one moment, by path. */
export type Lookup = (path: Path) => StoredDocument | undefined;

/** What somebody wants to read: one document, there or not, or the documents of a query. */
export type ReadRequest =
  | { readonly kind: 'get'; readonly path: Path }
  | { readonly kind: 'list'; readonly query: Query };

/** A commit somebody wants to make, with the documents as they are and as they would be. */
export interface CommitRequest {
  readonly writes: readonly Write[];
  readonly before: Lookup;
  readonly after: Lookup;
  /** When it would happen, RFC 3339: what server timestamps become. */
  readonly time: string;
}

/** A request is refused with this status and text. */
export interface Refusal {
  readonly status: StatusCode;
  readonly message: string;
}

/**
 * Decides about every request before it is carried out; undefined lets it pass. Answers at once: a commit is
 * decided on the very state it changes. An identity of kind `invalid` never gets here.
 */
export interface Authorizer {
  authorizeRead(identity: Identity, request: ReadRequest, documents: Lookup): Refusal | undefined;
  authorizeCommit(identity: Identity, request: CommitRequest): Refusal | undefined;
}
