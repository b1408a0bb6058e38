import { childrenOf, isLeaf, type Tree } from './node';
import { inOrder, integerKey } from './order';

/** A tree as the wire carries it, with its priorities. */
export function toJson(tree: Tree): unknown {
  if (tree === null) return null;
  const priority = tree.priority === null ? {} : { '.priority': tree.priority };
  if (isLeaf(tree)) return tree.priority === null ? tree.value : { '.value': tree.value, ...priority };
  return { ...Object.fromEntries(inOrder(tree).map(([key, child]) => [key, toJson(child)])), ...priority };
}

/** A tree as programs see it: without priorities, and what is numbered without many gaps as a list. */
export function toPlainJson(tree: Tree): unknown {
  if (tree === null) return null;
  if (isLeaf(tree)) return tree.value;
  const entries = inOrder(tree).map(([key, child]) => [key, toPlainJson(child)] as const);
  const numbers = [...childrenOf(tree).keys()].map(integerKey);
  const last = Math.max(...numbers.map((number) => (number === undefined || number < 0 ? Infinity : number)));
  if (last >= 2 * entries.length) return Object.fromEntries(entries);
  const list: unknown[] = Array.from({ length: last + 1 }, () => null);
  for (const [key, value] of entries) list[Number(key)] = value;
  return list;
}
