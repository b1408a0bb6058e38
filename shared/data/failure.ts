import type { FirestoreErrorCode } from '@fm/firebase/firestore';
import { type DataFailure, FailureSignal, refused } from '@fm/workflows/failure';

export { type DataFailure, FailureSignal, invalid, type Outcome, resultOf } from '@fm/workflows/failure';

/** The answer of a server that cannot be reached, to who reads. */
export const unreachable: DataFailure = {
  kind: 'unreachable',
  message: 'The server cannot be reached right now. Try again in a moment.',
};

const byCode: Readonly<Partial<Record<FirestoreErrorCode, DataFailure>>> = {
  'permission-denied': refused,
  unauthenticated: { kind: 'refused', message: 'Your session has ended. Sign in again.' },
  unavailable: unreachable,
  'deadline-exceeded': unreachable,
  cancelled: unreachable,
  'resource-exhausted': {
    kind: 'quota',
    message: 'The server is busy right now. Wait a minute, then try again.',
  },
  'not-found': { kind: 'missing', message: 'This record no longer exists.' },
  aborted: { kind: 'conflict', message: 'Someone else was saving at the same moment. Try again.' },
  'failed-precondition': {
    kind: 'conflict',
    message: 'Someone else was saving at the same moment. Try again.',
  },
  'invalid-argument': {
    kind: 'invalid',
    message: 'The server did not accept a value. Check the fields and try again.',
  },
};

/** What nobody expected: to try again helps now and then, and not where a stored record is damaged. */
export const broken: DataFailure = {
  kind: 'unexpected',
  message: 'Something went wrong on our side. Try again. If it happens again, tell an administrator.',
};

/** The database refuses a query it has no index for with the code of a save that came too late. */
const unindexed: DataFailure = {
  kind: 'unexpected',
  message:
    'The database is not prepared for this combination of filters and order. Choose another one, and tell an administrator.',
};

/** Puts any error of the data layer into words. */
export function failureOf(error: unknown): DataFailure {
  if (error instanceof FailureSignal) return error.failure;
  const code = errorCode(error);
  const known =
    code === 'failed-precondition' && /\bindex\b/i.test((error as Error).message)
      ? unindexed
      : byCode[code as FirestoreErrorCode];
  if (known) return { ...known, cause: error };
  return { ...broken, cause: error };
}

/**
 * The code of an error of the database. Read by name: the SDK sets the prototype of its errors to `FirebaseError`, so
 * `instanceof FirestoreError` holds for none of them.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'FirebaseError' || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
