import { CONTRACT, majorOf, satisfies } from '../version';

/** Makes what was built for an older major of the contract look like one of this major. */
export interface ContractAdapter {
  /** The major it adapts from: the one before this. */
  readonly major: number;
  /** An old `./module` as a new one. It is validated after this, so give back whatever comes close. */
  module(old: unknown): unknown;
}

/**
 * The majors still taken beside the current one: the last one, for one release after a new major. Empty, for 1 is the
 * first major there is.
 */
export const ADAPTERS: readonly ContractAdapter[] = [];

/** The adapter for what was built for `range`; undefined when it is of the current major, or of one not taken any more. */
export const adapterFor = (
  range: string,
  adapters: readonly ContractAdapter[] = ADAPTERS,
): ContractAdapter | undefined => adapters.find(({ major }) => major === majorOf(range));

/** Whether this host can show what was built for `range`. Ask before any of its code is requested. */
export const takes = (range: string, adapters: readonly ContractAdapter[] = ADAPTERS): boolean =>
  satisfies(CONTRACT, range) || adapterFor(range, adapters) !== undefined;
