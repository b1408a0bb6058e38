import { DiskFullError } from '../store/disk-full';

/** Canonical status codes of Google's APIs: number on streams, HTTP status in REST. */
const CODES = {
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const satisfies Record<string, readonly [number, number]>;

export type StatusCode = keyof typeof CODES;

/** Why a request was refused, in the words the client gets. */
export class StatusError extends Error {
  constructor(
    readonly status: StatusCode,
    message: string,
  ) {
    super(message);
  }

  /** The number of the status on streams (gRPC). */
  get code(): number {
    return CODES[this.status][0];
  }

  get httpStatus(): number {
    return CODES[this.status][1];
  }
}

export const invalid = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);

/** What a client is told about an error; one that is not a refusal is ours, and its text stays here. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (error instanceof DiskFullError) return new StatusError('RESOURCE_EXHAUSTED', error.message);
  return new StatusError('INTERNAL', 'The backend failed; see its log.');
}
