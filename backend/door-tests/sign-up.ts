import type { LocalBackend } from '@fm/local-backend';
import type { RestClient } from '@fm/local-backend/testing';
import { encodeFields } from '@fm/workflows/rest-values';

/** Makes an identity and its user record. Gives the token it is signed in with. */
export async function signUp(
  backend: LocalBackend,
  owner: RestClient,
  login: string,
  { role, disabled = false }: { readonly role: string; readonly disabled?: boolean },
): Promise<string> {
  const email = `${login}@x.example`;
  const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'facility-demo', returnSecureToken: true }),
  });
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  const user = { email, role, name: login, disabled, trashed: false };
  await owner.commit({ set: `users/${localId}`, fields: encodeFields(user) });
  return idToken;
}
