/** The database a job works on. */
export interface JobTarget {
  /** Address of the database, without a slash at the end. */
  readonly url: string;
  readonly projectId: string;
  /** What the server takes as the project's owner: `owner` for the embedded backend, else an access token. */
  readonly token?: string;
}

/** The name that the names of all documents begin with. */
export const root = ({ projectId }: JobTarget) => `projects/${projectId}/databases/(default)/documents`;

/** Sends a request past the security rules. Throws with the server's own words unless it agrees. */
export async function call(
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
