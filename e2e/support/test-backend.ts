import type { BackendChoice } from '../../scripts/serve/app-config';
import { namedServers } from '../../scripts/serve/named-servers';

/** The server behind the app that a test drives: how the test reaches it, and how the page does. */
export interface TestBackend extends Required<Pick<BackendChoice, 'firebase' | 'emulators'>> {
  /** Address of the database. */
  readonly url: string;
  /** Address of the identity service, where it is another. */
  readonly authUrl?: string;
  readonly projectId: string;
}

/** The server that the environment names in place of the embedded backend. */
export const namedBackend: TestBackend | undefined = namedServers();

/** Takes everything out of a named server: it outlives the test that filled it. */
export async function emptyBackend({ url, authUrl = url, projectId }: TestBackend): Promise<void> {
  const project = `emulator/v1/projects/${projectId}`;
  for (const address of [
    `${url}/${project}/databases/(default)/documents`,
    `${authUrl}/${project}/accounts`,
  ]) {
    const response = await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  }
}
