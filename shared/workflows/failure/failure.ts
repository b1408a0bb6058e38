/** What went wrong with a read or a change, as a sentence for the person in front of the screen. */
export interface DataFailure {
  readonly kind:
    | 'refused'
    | 'unreachable'
    | 'unconfirmed'
    | 'quota'
    | 'missing'
    | 'conflict'
    | 'invalid'
    | 'outdated'
    | 'early'
    | 'unexpected';
  /** What happened and what to do, as a sentence. */
  readonly message: string;
  /** The fields a conflict or an invalid value is about, with a message each. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The outcome of a change: expected failures are values. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: DataFailure };

/** A refusal that names what is wrong, field by field. */
export function invalid(message: string, fields: Readonly<Record<string, string>> = {}): DataFailure {
  return { kind: 'invalid', message, fields };
}

/** The answer to a change of a record that is gone. */
export const missing: DataFailure = { kind: 'missing', message: 'This record no longer exists.' };

/** The answer to a change of a record that is in the trash. */
export const inTrash: DataFailure = {
  kind: 'missing',
  message: 'This is in the trash. Take it out of there to change it.',
};

/** The answer to somebody whose role does not allow a change. */
export const refused: DataFailure = {
  kind: 'refused',
  message: 'You are not allowed to do this. Ask an administrator if you should be.',
};

/** Leaves a transaction with a failure that is already a sentence. */
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

/** The outcome of work that leaves with a `FailureSignal` where it is refused. Rejects with everything else. */
export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof FailureSignal)) throw error;
    return { ok: false, failure: error.failure };
  }
}
