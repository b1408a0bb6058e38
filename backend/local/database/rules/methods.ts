import { RuleFailure } from './rule-failure';
import { Snapshot } from './snapshot';
import type { RuleType } from './types';

/** A method of rules: what it is called on and with, and what it does. */
export interface Method {
  readonly on: RuleType;
  readonly takes: readonly RuleType[];
  /** Whether it may be called without what it takes. */
  readonly optional?: boolean;
  readonly gives: RuleType;
  readonly run: (on: unknown, given: readonly unknown[]) => unknown;
}

const snapshotOf = (value: unknown): Snapshot => {
  if (value instanceof Snapshot) return value;
  throw new RuleFailure('This is no place of the data.');
};

/** The text that a value is. Throws a RuleFailure for another. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new RuleFailure('This is no text.');
};

const ofSnapshot = (
  takes: readonly RuleType[],
  gives: RuleType,
  run: (on: Snapshot, given: readonly unknown[]) => unknown,
): Method => ({ on: 'snapshot', takes, gives, run: (on, given) => run(snapshotOf(on), given) });

const ofText = (
  takes: readonly RuleType[],
  gives: RuleType,
  run: (on: string, ...given: string[]) => unknown,
): Method => ({ on: 'string', takes, gives, run: (on, given) => run(textOf(on), ...given.map(textOf)) });

const hasType = (type: string): Method => ofSnapshot([], 'boolean', (on) => typeof on.value() === type);

/** All methods that rules know. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', ofSnapshot([], 'any', (on) => on.value())],
  ['exists', ofSnapshot([], 'boolean', (on) => on.tree !== null)],
  ['child', ofSnapshot(['string'], 'snapshot', (on, [path]) => on.child(textOf(path)))],
  ['hasChild', ofSnapshot(['string'], 'boolean', (on, [path]) => on.child(textOf(path)).tree !== null)],
  ['hasChildren', { ...ofSnapshot(['list'], 'boolean', hasChildren), optional: true }],
  ['getPriority', ofSnapshot([], 'any', (on) => on.tree?.priority ?? null)],
  ['isString', hasType('string')],
  ['isNumber', hasType('number')],
  ['isBoolean', hasType('boolean')],
  ['parent', ofSnapshot([], 'snapshot', parentOf)],
  ['contains', ofText(['string'], 'boolean', (on, part = '') => on.includes(part))],
  ['beginsWith', ofText(['string'], 'boolean', (on, part = '') => on.startsWith(part))],
  ['endsWith', ofText(['string'], 'boolean', (on, part = '') => on.endsWith(part))],
  [
    'replace',
    ofText(['string', 'string'], 'string', (on, part = '', by = '') => on.replaceAll(part, () => by)),
  ],
  ['toLowerCase', ofText([], 'string', (on) => on.toLowerCase())],
  ['toUpperCase', ofText([], 'string', (on) => on.toUpperCase())],
  ['matches', { on: 'string', takes: ['regex'], gives: 'boolean', run: matches }],
]);

function hasChildren(on: Snapshot, [wanted]: readonly unknown[]): boolean {
  const keys = on.keys();
  if (!Array.isArray(wanted)) return keys.size > 0;
  return wanted.every((key) => keys.has(textOf(key)));
}

function parentOf(on: Snapshot): Snapshot {
  const parent = on.parent();
  if (parent) return parent;
  throw new RuleFailure('There is nothing above the root.');
}

function matches(on: unknown, [pattern]: readonly unknown[]): boolean {
  return pattern instanceof RegExp && pattern.test(textOf(on));
}
