import { isDeepStrictEqual } from 'node:util';
import { claimsOf } from '@fm/domain/claims';
import { type User, users } from '@fm/domain/user';
import { decodeFields } from '@fm/workflows/rest-values';
import { callAsOwner, type ProjectTarget } from './project';
import { documentsIn, idOf } from './stored-documents';

/** Identities read at a time. */
const PAGE = 1000;

interface StoredIdentity {
  readonly localId: string;
  readonly customAttributes?: string;
}

/**
 * Puts into the tokens what the records of logins make of them, for logins from before there were claims. Later ones are
 * followed as they are written (decision 0043). Gives the number of identities corrected. Run twice, it corrects nothing
 * more.
 */
export async function correctClaims(target: ProjectTarget): Promise<number> {
  const claims = new Map<string, object>();
  for await (const document of documentsIn(target, users.path)) {
    const login = decodeFields(document.fields ?? {}) as unknown as User & { readonly trashed?: boolean };
    const isShut = login.disabled || login.trashed;
    if (typeof login.role === 'string') claims.set(idOf(document), isShut ? {} : claimsOf(login.role));
  }
  let corrected = 0;
  for await (const { localId, customAttributes = '' } of identitiesOf(target)) {
    const wanted = claims.get(localId);
    if (!wanted || isDeepStrictEqual(JSON.parse(customAttributes || '{}'), wanted)) continue;
    const change = { localId, customAttributes: JSON.stringify(wanted) };
    await ask(target, 'POST', ':update', change);
    corrected += 1;
  }
  return corrected;
}

async function* identitiesOf(target: ProjectTarget): AsyncGenerator<StoredIdentity> {
  let token = '';
  do {
    const asked = `:batchGet?maxResults=${PAGE}&nextPageToken=${encodeURIComponent(token)}`;
    const answer = (await ask(target, 'GET', asked)) as {
      users?: readonly StoredIdentity[];
      nextPageToken?: string;
    };
    yield* answer.users ?? [];
    token = answer.nextPageToken ?? '';
  } while (token !== '');
}

const ask = (
  { identityUrl, ...target }: ProjectTarget,
  method: string,
  call: string,
  body?: object,
): Promise<unknown> =>
  callAsOwner({ ...target, url: identityUrl }, method, `projects/${target.projectId}/accounts${call}`, body);
