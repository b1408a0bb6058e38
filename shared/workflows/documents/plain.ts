import { COMMIT_TIME } from './document-transaction';
import { isMap } from './patched';

/** A value as it is stored by a commit at `now`: undefined is left out at every depth, the time of the commit filled in. */
export function plain<T>(value: T, now: Date): T {
  if (value === COMMIT_TIME) return now as T;
  if (Array.isArray(value)) return value.map((inner) => plain(inner, now)) as T;
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner, now)])) as T;
}
