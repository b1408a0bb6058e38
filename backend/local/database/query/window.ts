import { at, childrenOf, innerOf, type Node, type Tree } from '../tree/node';
import { compareKeys, compareRanks, MAX_NAME, MIN_NAME, type Rank, rankOf } from '../tree/order';
import { toJson } from '../tree/to-json';
import type { Bound, Order, Query } from './query';

interface Entry {
  readonly key: string;
  readonly rank: Rank;
  readonly node: Node;
}

/** What a query sees of a place. */
export function windowOf(tree: Tree, { order, from, to, limit }: Query): Tree {
  const found = [...childrenOf(tree)]
    .map(([key, node]): Entry => ({ key, node, rank: rank(key, node, order) }))
    .filter((entry) => (!from || isAfter(entry, from, order)) && (!to || isBefore(entry, to, order)))
    .sort((a, b) => compareEntries(a, b, order));
  const seen = !limit ? found : limit.fromEnd ? found.slice(-limit.count) : found.slice(0, limit.count);
  return innerOf(new Map(seen.map(({ key, node }) => [key, node])), tree?.priority ?? null);
}

/** What turns one window into another: the children that came or changed, null for those that left. */
export function windowChange(before: Tree, after: Tree): Readonly<Record<string, unknown>> {
  const [old, now] = [childrenOf(before), childrenOf(after)];
  const left = [...old.keys()].filter((key) => !now.has(key)).map((key) => [key, null] as const);
  const come = [...now].filter(([key, node]) => old.get(key) !== node);
  return Object.fromEntries([...left, ...come.map(([key, node]) => [key, toJson(node)] as const)]);
}

function rank(key: string, node: Node, order: Order): Rank {
  if (order.by === 'key') return key;
  if (order.by === 'priority') return node.priority;
  return rankOf(order.by === 'value' ? node : at(node, order.path));
}

function compareEntries(
  a: Pick<Entry, 'key' | 'rank'>,
  b: Pick<Entry, 'key' | 'rank'>,
  { by }: Order,
): number {
  return (by === 'key' ? 0 : compareRanks(a.rank, b.rank)) || compareKeys(a.key, b.key);
}

const atBound = ({ value, key }: Bound, order: Order, end: string) =>
  order.by === 'key' ? { key: String(value), rank: null } : { key: key ?? end, rank: value };

function isAfter(entry: Entry, bound: Bound, order: Order): boolean {
  const end = bound.included ? MIN_NAME : MAX_NAME;
  const compared = compareEntries(entry, atBound(bound, order, end), order);
  return bound.included ? compared >= 0 : compared > 0;
}

function isBefore(entry: Entry, bound: Bound, order: Order): boolean {
  const end = bound.included ? MAX_NAME : MIN_NAME;
  const compared = compareEntries(entry, atBound(bound, order, end), order);
  return bound.included ? compared <= 0 : compared < 0;
}
