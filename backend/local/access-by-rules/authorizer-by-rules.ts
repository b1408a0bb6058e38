import type { Identity } from '../auth';
import type { Authorizer, CommitRequest, Lookup, Refusal } from '../firestore/access/authorizer';
import type { Path } from '../firestore/names';
import { batchBudget, type DocumentReader, type RequestAuth, type Rules, type RulesRequest } from '../rules';

/** What production says, whatever the reason. */
const DENIED: Refusal = { status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };

export interface AuthorizerOptions {
  /** The rules of this moment. */
  readonly rules: () => Rules;
  /** Told of each denied request and the rule line that denied it. */
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Decides by security rules. Administrators pass, as they do in production. */
export function authorizerByRules({ rules, log, now }: AuthorizerOptions): Authorizer {
  const refusal = (identity: Identity, what: string, request: RulesRequest): Refusal | undefined => {
    const { allowed, why } = rules().evaluate({ ...request, debug: (text) => log(`debug() ${text}`) });
    if (allowed) return undefined;
    log(`Denied: ${request.method} ${what} for ${nameOf(identity)}. ${why}`);
    return DENIED;
  };

  return {
    authorizeRead: (identity, request, documents) => {
      if (identity.kind === 'owner') return undefined;
      const fieldsOf = (path: Path) => documents(path)?.fields;
      const common = {
        auth: authOf(identity),
        time: new Date(now()).toISOString(),
        reader: { get: fieldsOf, getAfter: fieldsOf },
      };
      if (request.kind === 'list') {
        const { query } = request;
        const where = [query.parent, query.collectionId ?? '*'].filter((part) => part !== '').join('/');
        return refusal(identity, where, { ...common, method: 'list', query });
      }
      const { path } = request;
      const document = { resource: fieldsOf(path), newResource: undefined };
      return refusal(identity, path, { ...common, ...document, method: 'get', path });
    },

    authorizeCommit: (identity, request) => {
      if (identity.kind === 'owner') return undefined;
      const calls = batchBudget();
      for (const path of writtenPaths(request)) {
        const resource = request.before(path)?.fields;
        const newResource = request.after(path)?.fields;
        const method = newResource === undefined ? 'delete' : resource === undefined ? 'create' : 'update';
        const refused = refusal(identity, path, {
          auth: authOf(identity),
          time: request.time,
          reader: readerOf(request),
          calls,
          method,
          path,
          resource,
          newResource,
        });
        if (refused) return refused;
      }
      return undefined;
    },
  };
}

/** Documents a commit writes, each once: what counts is how the whole commit leaves it. */
const writtenPaths = ({ writes }: CommitRequest): ReadonlySet<Path> =>
  new Set(writes.flatMap(({ kind, path }) => (kind === 'verify' ? [] : [path])));

function readerOf({ before, after }: CommitRequest): DocumentReader {
  const fieldsOf = (lookup: Lookup) => (path: Path) => lookup(path)?.fields;
  return { get: fieldsOf(before), getAfter: fieldsOf(after) };
}

function authOf(identity: Identity): RequestAuth | null {
  return identity.kind === 'user' ? { uid: identity.uid, token: identity.claims } : null;
}

function nameOf(identity: Identity): string {
  if (identity.kind !== 'user') return 'somebody without a sign-in';
  return identity.email === undefined ? identity.uid : `${identity.uid} (${identity.email})`;
}
