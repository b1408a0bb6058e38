/** Errors of the database that pass by themselves, by their gRPC codes: cancelled, deadline exceeded, aborted, unavailable. */
const PASSING_CODES: ReadonlySet<unknown> = new Set([1, 4, 10, 14]);
/** The same below the database: the connection was lost on the way. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Whether an error says nothing about the change: asked again under the same id, it may well work out. */
export function isPassingError(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return PASSING_CODES.has(code) || LOST.has(code);
}
