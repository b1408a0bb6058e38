import type { Identity } from '../../auth';
import { type Filter, fieldFilters, type Query } from '../query/query';
import { ownField } from '../values/value';
import type { Authorizer, Lookup, Refusal } from './authorizer';

const DENIED: Refusal = { status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };

/**
 * The policy while no rules are loaded: everything for administrators and for whoever has an enabled user record,
 * nothing for others but the search for their own record, which sign-in starts with.
 */
export const firstPolicy: Authorizer = {
  authorizeRead: (identity, request, documents) => {
    if (identity.kind === 'owner' || isEnabledUser(identity, documents)) return undefined;
    return request.kind === 'list' && isSearchForOwnRecord(identity, request.query) ? undefined : DENIED;
  },
  authorizeCommit: (identity, { before }) =>
    identity.kind === 'owner' || isEnabledUser(identity, before) ? undefined : DENIED,
};

function isEnabledUser(identity: Identity, documents: Lookup): boolean {
  if (identity.kind !== 'user') return false;
  const record = documents(`users/${identity.uid}`);
  const disabled = record && ownField(record.fields, 'disabled');
  return record !== undefined && !(disabled && 'booleanValue' in disabled && disabled.booleanValue);
}

function isSearchForOwnRecord(identity: Identity, query: Query): boolean {
  if (identity.kind !== 'user' || identity.email === undefined) return false;
  const isUsers = query.collectionId === 'users' && query.parent === '' && !query.allDescendants;
  const email = identity.email.toLowerCase();
  return (
    isUsers &&
    !hasAlternatives(query.where) &&
    fieldFilters(query.where).some(
      ({ field, op, value }) =>
        field.join('.') === 'email' &&
        field.length === 1 &&
        op === '==' &&
        'stringValue' in value &&
        value.stringValue === email,
    )
  );
}

/** An `or` would let the condition on the address be one of several ways into the result. */
const hasAlternatives = (filter: Filter | undefined): boolean =>
  filter?.kind === 'composite' && (filter.op === 'or' || filter.filters.some(hasAlternatives));
