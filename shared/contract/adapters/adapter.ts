import { CONTRACT, majorOf, satisfies } from '../version';

/** Makes what was built for an older major of the contract look like one of this major. */
export interface ContractAdapter {
  /** The major it adapts from: the one before this. */
  readonly major: number;
  /** An old `./module` as a new one. It is validated after this, so give back whatever comes close. */
  module(old: unknown): unknown;
}

/** What 2.0.0 took away no area had: one that has it is refused where it is validated, all others are as they were. */
const fromOne: ContractAdapter = { major: 1, module: (old) => old };

/** The majors still taken beside the current one: the last one, for one release after a new major. */
export const ADAPTERS: readonly ContractAdapter[] = [fromOne];

/** The adapter for what was built for `range`; undefined when it is of the current major, or of one not taken any more. */
export const adapterFor = (
  range: string,
  adapters: readonly ContractAdapter[] = ADAPTERS,
): ContractAdapter | undefined => adapters.find(({ major }) => major === majorOf(range));

/** Whether this host can show what was built for `range`. Ask before any of its code is requested. */
export const takes = (range: string, adapters: readonly ContractAdapter[] = ADAPTERS): boolean =>
  satisfies(CONTRACT, range) || adapterFor(range, adapters) !== undefined;
