import { randomUUID } from 'node:crypto';
import { COMMANDS_VERSION, type CommandAnswer, toWire } from '@fm/workflows/command';
import type { CommandInput, CommandName } from '@fm/workflows/commands';
import type { EmbeddedBackend } from '../serve/embedded-backend';

const REGION = 'europe-west3';

/** Somebody signed in who sends commands over HTTP, as the SDK of a page does. */
export class CommandCaller {
  private constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly documents: string,
  ) {}

  static async signIn(
    backend: EmbeddedBackend,
    credentials: { readonly email: string; readonly password: string },
  ): Promise<CommandCaller> {
    const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
    const { idToken } = (await posted(`${backend.url}/${path}`, {
      ...credentials,
      returnSecureToken: true,
    })) as {
      idToken: string;
    };
    const documents = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
    return new CommandCaller(`${backend.url}/${backend.projectId}/${REGION}/command`, idToken, documents);
  }

  /** Throws where the change is refused, or a part of it. */
  async send<N extends CommandName>(name: N, input: CommandInput<N>): Promise<void> {
    const request = { id: randomUUID(), name, version: COMMANDS_VERSION, input: toWire(input) };
    const { result } = (await posted(this.url, { data: request }, this.token)) as { result: CommandAnswer };
    if (!result.ok) throw new Error(`${name} was refused: ${result.failure.message}`);
    const { failed = [] } = (result.value ?? {}) as { failed?: readonly unknown[] };
    if (failed.length > 0) throw new Error(`${name} was refused in part: ${JSON.stringify(failed[0])}`);
  }

  /** Asks the database as this person. Throws where it refuses. */
  ask = (address: string, body: unknown): Promise<unknown> => posted(address, body, this.token);

  /** Ids of the history entries of a batch, as the page reads them before it undoes one. */
  async entriesOf(batchId: string): Promise<readonly string[]> {
    const structuredQuery = {
      from: [{ collectionId: 'events' }],
      where: {
        fieldFilter: { field: { fieldPath: 'batchId' }, op: 'EQUAL', value: { stringValue: batchId } },
      },
    };
    const found = await this.ask(`${this.documents}:runQuery`, { structuredQuery });
    return (found as readonly { readonly document?: { readonly name: string } }[]).flatMap(({ document }) =>
      document ? document.name.slice(document.name.lastIndexOf('/') + 1) : [],
    );
  }
}

async function posted(url: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
