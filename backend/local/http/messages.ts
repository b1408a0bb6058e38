/** A request as the services of the embedded backend see it: read to the end, free of sockets. */
export interface PlainRequest {
  readonly method: string;
  /** Decoded path without query, e.g. `/identitytoolkit.googleapis.com/v1/accounts:signUp`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** An answer of a service; the HTTP layer adds CORS headers and writes it out. */
export interface PlainResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}
