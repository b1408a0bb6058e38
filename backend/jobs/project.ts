/** The project a job works on. */
export interface JobTarget {
  /** Address of the database, without a slash at the end. */
  readonly url: string;
  readonly projectId: string;
  /** What the server takes as the project's owner: `owner` for the embedded backend, else an access token. */
  readonly token?: string;
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
  { url, token = 'owner' }: JobTarget,
  method: string,
  name: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/v1/${name}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${name} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}
