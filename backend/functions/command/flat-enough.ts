import type { CallableFunction, Request } from 'firebase-functions/https';

/** Levels of a request at most that the SDK is given to read: it goes into each level by a call of its own. */
const MOST_LEVELS = 100;

/**
 * A callable function that hears nothing of a request which is nested without end, instead of the SDK failing on it: it
 * is then told like any damaged one.
 */
export function flatEnough<F extends CallableFunction<unknown, unknown, unknown>>(callable: F): F {
  const guarded = (request: Request, response: Parameters<F>[1]) => {
    if (!isFlat(request.body)) request.body = { data: null };
    return callable(request, response);
  };
  return Object.assign(guarded, callable) as unknown as F;
}

function isFlat(body: unknown): boolean {
  let row: unknown[] = [body];
  for (let level = 0; row.length > 0 && level < MOST_LEVELS; level += 1)
    row = row.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  return row.length === 0;
}
