import type { LocalBackend } from '../index';

/** An answer of a REST call. */
export interface RestAnswer {
  readonly status: number;
  // JSON of the wire: tests look into it with matchers.
  readonly body: unknown;
}

/** Calls Firestore's REST interface over HTTP, as an administrator unless a token is given. */
export class RestClient {
  readonly database: string;
  readonly root: string;

  constructor(
    private readonly backend: Pick<LocalBackend, 'url' | 'projectId'>,
    private readonly token: string | null = 'owner',
  ) {
    this.database = `projects/${backend.projectId}/databases/(default)`;
    this.root = `${this.database}/documents`;
  }

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  /** `path` follows `/documents`: `:commit`, `/c/d?mask.fieldPaths=a`. Objects are sent as JSON, texts as they are. */
  async call(method: string, path: string, body?: object | string): Promise<RestAnswer> {
    const response = await fetch(`${this.backend.url}/v1/${this.root}${path}`, {
      method,
      headers: this.token === null ? {} : { authorization: `Bearer ${this.token}` },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A commit of `writes`, names of documents given as paths. */
  commit(...writes: readonly WriteSpec[]): Promise<RestAnswer> {
    return this.call('POST', ':commit', { writes: writes.map((write) => this.write(write)) });
  }

  write({ set, remove, verify, fields = {}, ...more }: WriteSpec): object {
    if (remove !== undefined) return { delete: this.name(remove), ...more };
    if (verify !== undefined) return { verify: this.name(verify), ...more };
    return { update: { name: this.name(set ?? ''), fields }, ...more };
  }

  /** Ids of a query's documents, in order. */
  async ids(structuredQuery: object, parent = ''): Promise<readonly string[]> {
    const { body } = await this.call('POST', `${parent}:runQuery`, { structuredQuery });
    return (body as { document?: { name: string } }[])
      .flatMap(({ document }) => document?.name ?? [])
      .map((name) => name.slice(this.root.length + 1));
  }

  /** A stored document's fields; undefined when there is none. */
  async fields(path: string): Promise<unknown> {
    const { status, body } = await this.call('GET', `/${path}`);
    return status === 404 ? undefined : (body as { fields: unknown }).fields;
  }
}

/** One write: `set`, `remove` or `verify` names the document; the rest goes over the wire as it is. */
export interface WriteSpec {
  readonly set?: string;
  readonly remove?: string;
  readonly verify?: string;
  readonly fields?: object;
  readonly updateMask?: object;
  readonly updateTransforms?: readonly object[];
  readonly currentDocument?: object;
}

/** An error's answer. */
export const refusal = (status: string, message: unknown = expect.any(String)) => ({
  error: expect.objectContaining({ status, message }),
});
