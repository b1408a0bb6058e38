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

/** Calls the REST interface of the database, or of the service at `url`, as the project's owner. Throws for any answer but success. */
export async function callAsOwner(
  { url, token = async () => 'owner' }: JobTarget,
  method: string,
  name: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/v1/${name}`, {
    method,
    headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${name} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}
