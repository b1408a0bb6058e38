import type { DataFailure } from '../failure';
import type { Hearing } from './live-source';

/** How long a first answer of the server may take before the screen says that it does not come, in milliseconds. */
export const ANSWER_MS = 8_000;

/** A read that has no answer; it fills in by itself, because the listener goes on. */
export const unanswered: DataFailure = {
  kind: 'unreachable',
  message: 'The server cannot be reached right now. This fills in by itself as soon as it answers.',
};

interface Heard {
  readonly fromCache: boolean;
  /** What was heard is all there is to know, also when it comes from the cache: a whole record. */
  readonly whole: boolean;
  readonly empty: boolean;
}

/**
 * Tells what the server said from what this page happens to have at hand. The SDK reports a list from its cache before
 * the server answered, in part or, when it cannot reach the server, as empty: neither may pass for the list.
 */
export function fromServer<T>(hearing: Hearing<T>) {
  let answered = false;
  const timer = setTimeout(() => hearing.stall(unanswered), ANSWER_MS);
  return {
    hear({ fromCache, whole, empty }: Heard, value: () => T, unchanged: boolean): void {
      if (fromCache && !answered && !whole) {
        // The SDK reports nothing as empty until it has given up on the connection.
        if (empty) hearing.stall(unanswered);
        return;
      }
      clearTimeout(timer);
      const first = !answered;
      answered ||= !fromCache;
      if (first || !unchanged) hearing.next(value());
    },
    fail(error: unknown): void {
      clearTimeout(timer);
      hearing.fail(error);
    },
    end: () => clearTimeout(timer),
  };
}
