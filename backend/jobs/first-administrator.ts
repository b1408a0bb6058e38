import { randomBytes } from 'node:crypto';
import type { Actor } from '@fm/domain/record';
import { ADMIN } from '@fm/domain/role';
import { type User, userFormSchema, users } from '@fm/domain/user';
import { decodeFields, encodeFields } from '@fm/workflows/rest-values';
import * as v from 'valibot';
import { Chronicle } from '../seed/chronicle';
import { callAsOwner, documentsOf, type ProjectTarget } from './project';
import { commit, documentsWith } from './stored-documents';

/** Logins looked at: more administrators than any company has. */
const MOST_ADMINISTRATORS = 100;

/** Who the history says it was. */
const TERMINAL: Actor = { uid: 'terminal', name: 'Made in the terminal', role: ADMIN };

const identitySchema = v.object({ localId: v.string() });
const found = v.object({ users: v.optional(v.array(identitySchema)) });
const sent = v.object({ oobLink: v.string() });

/** Why no administrator was made; the message says what to do. */
export class NoAdministrator extends Error {
  override readonly name = 'NoAdministrator';
}

/**
 * Makes the first administrator of a project and gives the link that sets the password, good for an hour. Throws a
 * `NoAdministrator` where there is one already, who invites everybody else in the app, and for a name or address that
 * is none.
 */
export async function createFirstAdministrator(
  target: ProjectTarget,
  asked: Pick<User, 'name' | 'email'>,
): Promise<string> {
  const { name, email } = checked(asked);
  const there = await documentsWith(target, users.path, ['role', ADMIN], MOST_ADMINISTRATORS);
  const other = there
    .map(({ fields = {} }) => decodeFields(fields) as unknown as User & { readonly trashed?: boolean })
    .find(({ disabled, trashed }) => !disabled && !trashed);
  if (other)
    throw new NoAdministrator(
      `${other.name} (${other.email}) is an administrator already: everybody else is invited at /admin.\n` +
        'Without a password, or when the link is too old: “Forgot password” on the sign-in page sends a new one.',
    );
  const uid = await identityFor(target, name, email);
  const documents = new Chronicle<User>(users, uid, { email, name, role: ADMIN }, TERMINAL, new Date(), {
    source: 'function',
  }).documents();
  const root = documentsOf(target);
  await commit(
    target,
    documents.map(({ path, data }) => ({ update: { name: `${root}/${path}`, fields: encodeFields(data) } })),
  );
  const request = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
  return v.parse(sent, await askIdentities(target, ':sendOobCode', request)).oobLink;
}

function checked(asked: Pick<User, 'name' | 'email'>) {
  const form = { ...asked, role: ADMIN, employeeId: null, disabled: false } as const;
  const { success, output, issues } = v.safeParse(userFormSchema, form);
  if (!success) throw new NoAdministrator(issues.map(({ message }) => message).join('\n'));
  return output;
}

/** The uid of the identity with this address, made where there is none. Nobody knows its password. */
async function identityFor(target: ProjectTarget, displayName: string, email: string): Promise<string> {
  const { users: [known] = [] } = v.parse(found, await askIdentities(target, ':lookup', { email: [email] }));
  const password = randomBytes(32).toString('base64url');
  if (!known)
    return v.parse(identitySchema, await askIdentities(target, '', { email, displayName, password })).localId;
  await askIdentities(target, ':update', { localId: known.localId, displayName, password });
  return known.localId;
}

const askIdentities = (
  { identityUrl, ...target }: ProjectTarget,
  call: string,
  body: object,
): Promise<unknown> =>
  callAsOwner({ ...target, url: identityUrl }, 'POST', `projects/${target.projectId}/accounts${call}`, body);
