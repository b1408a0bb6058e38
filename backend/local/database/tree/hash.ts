import { createHash } from 'node:crypto';
import { isLeaf, type Node, type Priority, type Scalar, type Tree } from './node';
import { inOrder } from './order';

const known = new WeakMap<Node, string>();

/** What the SDK calls the hash of a value: base64 of SHA-1, empty for nothing. Two places with the same hold the same. */
export function hashOf(tree: Tree): string {
  if (tree === null) return '';
  const found = known.get(tree);
  if (found !== undefined) return found;
  const hash = createHash('sha1').update(textOf(tree)).digest('base64');
  known.set(tree, hash);
  return hash;
}

function textOf(node: Node): string {
  const prefix = node.priority === null ? '' : `priority:${priorityText(node.priority)}:`;
  if (isLeaf(node)) return `${prefix}${scalarText(node.value)}`;
  return prefix + inOrder(node).reduce((text, [key, child]) => `${text}:${key}:${hashOf(child)}`, '');
}

const priorityText = (priority: NonNullable<Priority>): string => scalarText(priority);

const scalarText = (value: Scalar): string =>
  `${typeof value}:${typeof value === 'number' ? ieeeHex(value) : value}`;

function ieeeHex(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}
