import { childrenOf, isLeaf, type Node, type Priority, type Scalar, type Tree } from './node';

/** Below and above every key, as queries name the ends of a range. */
export const MIN_NAME = '[MIN_NAME]';
export const MAX_NAME = '[MAX_NAME]';

const INTEGER = /^(?:0|-?[1-9]\d{0,9})$/;
const MAX_INTEGER = 2 ** 31;

/** The number that a key stands for in the order; undefined for a key that is a text. */
export function integerKey(key: string): number | undefined {
  if (!INTEGER.test(key)) return undefined;
  const value = Number(key);
  return value >= -MAX_INTEGER && value < MAX_INTEGER ? value : undefined;
}

const compare = <T extends string | number>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);

/** Orders keys: numbers of 32 bits first, by value, then texts. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_NAME || b === MAX_NAME) return -1;
  if (b === MIN_NAME || a === MAX_NAME) return 1;
  const [left, right] = [integerKey(a), integerKey(b)];
  if (left !== undefined && right !== undefined) return compare(left, right) || compare(a.length, b.length);
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return compare(a, b);
}

/** What a query orders by: nothing, a scalar, or a place with children, in this order. */
export type Rank = Scalar | null | typeof INNER;

/** The rank of a place with children: above every scalar, and no two differ. */
export const INNER = Symbol('inner');

/** The rank of what is at a place. */
export const rankOf = (tree: Tree): Rank => (tree === null ? null : isLeaf(tree) ? tree.value : INNER);

function kindOf(rank: Rank): number {
  if (rank === null) return 0;
  if (rank === false) return 1;
  if (rank === true) return 2;
  if (typeof rank === 'number') return 3;
  return rank === INNER ? 5 : 4;
}

/** Orders values: nothing, false, true, numbers, texts, places with children. */
export function compareRanks(a: Rank, b: Rank): number {
  if (typeof a === 'number' && typeof b === 'number') return compare(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
  return compare(kindOf(a), kindOf(b));
}

const byPriority = ([keyA, a]: readonly [string, Node], [keyB, b]: readonly [string, Node]): number =>
  compareRanks(a.priority satisfies Priority, b.priority) || compareKeys(keyA, keyB);

/** The children of a place in their own order: by priority, then by key. */
export const inOrder = (tree: Tree): (readonly [string, Node])[] => [...childrenOf(tree)].sort(byPriority);
