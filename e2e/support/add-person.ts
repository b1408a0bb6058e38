/** A login of the embedded backend, as tests need one. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

export const PASSWORD = 'facility-demo';

interface Backend {
  readonly url: string;
  readonly authUrl?: string;
  readonly projectId: string;
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The embedded backend takes this for an administrator on its own machine. */
const ADMINISTRATOR = { Authorization: 'Bearer owner' };

/** Creates an identity with the password of all test people, and its user record. Gives the uid. */
export async function addPerson(
  { url, authUrl = url, projectId }: Backend,
  { email, name, role }: Person,
): Promise<string> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const identity = { email, password: PASSWORD, emailVerified: true };
  const { localId } = (await post(accounts, identity, ADMINISTRATOR)) as { localId: string };
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const fields = {
    email: { stringValue: email },
    name: { stringValue: name },
    role: { stringValue: role },
  };
  const update = { name: `${documents}/users/${localId}`, fields };
  await post(`${url}/v1/${documents}:commit`, { writes: [{ update }] }, ADMINISTRATOR);
  return localId;
}

let people = 0;

/** Adds somebody for one test alone, whose record it may change. */
export async function addSomebody(
  backend: Backend,
  role = 'office',
): Promise<Person & { readonly uid: string }> {
  people += 1;
  const person = { email: `person${people}@nordhaus.example`, name: 'Olga Brandt', role };
  return { ...person, uid: await addPerson(backend, person) };
}
