import type { FirestoreErrorCode } from '@fm/firebase/firestore';

/** What went wrong with a read or write, in words for the person in front of the screen. */
export interface DataFailure {
  readonly kind:
    | 'refused'
    | 'unreachable'
    | 'unconfirmed'
    | 'quota'
    | 'missing'
    | 'conflict'
    | 'invalid'
    | 'unexpected';
  /** What happened and what to do, as a sentence. */
  readonly message: string;
  /** The fields a conflict or an invalid value is about, with a message each. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The outcome of a write: expected failures are values. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: DataFailure };

/** A refusal that names what is wrong, field by field. */
export function invalid(message: string, fields: Readonly<Record<string, string>> = {}): DataFailure {
  return { kind: 'invalid', message, fields };
}

/** Leaves a transaction with a failure that is already in words. */
export class FailureSignal extends Error {
  override readonly name = 'FailureSignal';
  constructor(readonly failure: DataFailure) {
    super(failure.message);
  }
}

/** The value of an outcome. Throws its failure: for checks that give up together with what they read. */
export function resultOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new FailureSignal(outcome.failure);
}

const refused: DataFailure = {
  kind: 'refused',
  message: 'You are not allowed to do this. Ask an administrator if you should be.',
};
/** The answer of a server that cannot be reached. */
export const unreachable: DataFailure = {
  kind: 'unreachable',
  message:
    'The server cannot be reached right now. Try again in a moment: what was already saved is not saved twice.',
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
  return { kind: 'unexpected', message: 'Something went wrong on our side. Try again.', cause: error };
}

/**
 * The code of an error of the database. Read by name: the SDK sets the prototype of its errors to `FirebaseError`, so
 * `instanceof FirestoreError` holds for none of them.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'FirebaseError' || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
