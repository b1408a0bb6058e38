import { RestClient, type ServedBackend } from '@fm/local-backend/soak';

const CREDENTIALS = { email: 'soak@nordhaus.example', password: 'facility-demo' };

/** Creates a login with its user record, and gives its token. */
export async function signUp(backend: ServedBackend): Promise<string> {
  const identity = `${backend.url}/identitytoolkit.googleapis.com/v1`;
  const owner = { authorization: 'Bearer owner' };
  const { localId } = await posted<{ localId: string }>(
    `${identity}/projects/${backend.projectId}/accounts`,
    { ...CREDENTIALS, emailVerified: true },
    owner,
  );
  const text = (stringValue: string) => ({ stringValue });
  const fields = { email: text(CREDENTIALS.email), name: text('Olga Brandt'), role: text('office') };
  await new RestClient(backend).commit({ set: `users/${localId}`, fields });
  const path = `${identity}/accounts:signInWithPassword?key=any`;
  const { idToken } = await posted<{ idToken: string }>(path, { ...CREDENTIALS, returnSecureToken: true });
  return idToken;
}

async function posted<Answer>(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
