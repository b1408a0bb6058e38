/** What a place without children holds. */
export type Scalar = string | number | boolean;

/** What a place is ordered by besides its key; null for none. */
export type Priority = string | number | null;

/** A value without children. */
export interface Leaf {
  readonly value: Scalar;
  readonly priority: Priority;
}

/** A place with children, at least one. */
export interface Inner {
  readonly children: ReadonlyMap<string, Node>;
  readonly priority: Priority;
}

/** A place that holds something. Nodes never change: a write makes new ones on its path and shares the rest. */
export type Node = Leaf | Inner;

/** What is at a place; null where nothing is. */
export type Tree = Node | null;

/** Keys from the root downwards. */
export type Path = readonly string[];

/** The last step of a path that means the priority of the place before it. */
export const PRIORITY = '.priority';

export const isLeaf = (node: Node): node is Leaf => 'value' in node;

const NONE: ReadonlyMap<string, Node> = new Map();

/** The children of a place, none for a leaf and for nothing. */
export const childrenOf = (tree: Tree): ReadonlyMap<string, Node> =>
  tree === null || isLeaf(tree) ? NONE : tree.children;

/** What is at a path below `tree`. */
export function at(tree: Tree, path: Path): Tree {
  let found = tree;
  for (const key of path) {
    if (found === null) return null;
    found = childrenOf(found).get(key) ?? null;
  }
  return found;
}

/** A place with these children; null without any, since nothing is kept that holds nothing. */
export const innerOf = (children: ReadonlyMap<string, Node>, priority: Priority = null): Tree =>
  children.size === 0 ? null : { children, priority };

/** The tree with another value at `path`, or none. The path may end in `.priority`. */
export function withAt(tree: Tree, path: Path, value: Tree): Tree {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === PRIORITY) return tree && { ...tree, priority: priorityFrom(value) };
  const before = childrenOf(tree).get(key) ?? null;
  const after = withAt(before, rest, value);
  if (after === before) return tree;
  const children = new Map(childrenOf(tree));
  if (after === null) children.delete(key);
  else children.set(key, after);
  return innerOf(children, tree?.priority ?? null);
}

function priorityFrom(value: Tree): Priority {
  if (value === null || !isLeaf(value) || typeof value.value === 'boolean') return null;
  return value.value;
}
