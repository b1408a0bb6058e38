/** The project a job works on. */
export interface JobTarget {
  /** Address of the database, without a slash at the end. */
  readonly url: string;
  readonly projectId: string;
  /** Gives the access token that is good now, which is asked for before each call; the embedded backend needs none. */
  readonly token?: () => Promise<string>;
}

/** The same, with the people who may sign in to it. */
export interface ProjectTarget extends JobTarget {
  /** Address of the identity service, up to its version. */
  readonly identityUrl: string;
}

/** The resource name that all documents of the project begin with. */
export const documentsOf = ({ projectId }: Pick<JobTarget, 'projectId'>): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** That nothing answers where the project should be; the message says where. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * Calls the REST interface of the database, or of the service at `url`, as the project's owner. Throws for any answer
 * but success, an `Unreachable` where there is none.
 */
export async function callAsOwner(
  { url, token }: JobTarget,
  method: string,
  name: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/v1/${name}`, {
    method,
    headers: {
      Authorization: `Bearer ${token ? await token() : 'owner'}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    const hint = token ? '' : ' Start it with "npm start", or set BACKEND_PORT to where it runs.';
    throw new Unreachable(`Nothing answers at ${new URL(url).origin}.${hint}`, { cause });
  });
  if (!response.ok)
    throw new Error(`${method} ${name} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}
