import type { SignedIn } from '../access';
import { RuleFailure } from './rule-failure';
import { WrongRule } from './rule-text';
import type { Snapshot } from './snapshot';
import { mayBe, type RuleType, typeName } from './types';

/** What a rule is evaluated with. */
export interface RuleContext {
  readonly auth: SignedIn | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly root: Snapshot;
  readonly data: Snapshot;
  readonly newData?: Snapshot;
  /** The keys that stand for `$names`. */
  readonly keys: ReadonlyMap<string, string>;
}

/** An expression that can be evaluated. `run` throws a RuleFailure. */
export interface Compiled {
  readonly type: RuleType;
  readonly run: (context: RuleContext) => unknown;
}

/** What is compiled, if it may be what is wanted. Throws a WrongRule otherwise. */
export function wanted(compiled: Compiled, type: RuleType, offset: number): Compiled {
  if (mayBe(compiled.type, type)) return compiled;
  throw new WrongRule(offset, `This is ${typeName(compiled.type)}; ${typeName(type)} is wanted.`);
}

/** The truth of what a run gave. Throws a RuleFailure for what is neither true nor false. */
export function truthOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new RuleFailure('This is neither true nor false.');
}
