import { fromUtf8, utf8 } from '../store/byte-string';
import type { OrderedTable, Storage } from '../store/storage';
import type { Change } from './realtime-database';
import {
  at,
  childrenOf,
  isLeaf,
  type Node,
  type Path,
  type Priority,
  type Scalar,
  type Tree,
} from './tree/node';

/** What a row says of its place; a place with children has one only for its priority. */
interface Row {
  readonly value?: Scalar;
  readonly priority?: Priority;
}

// No key has a control character, so that what lies below a place is one stretch of rows.
const STEP = '\u0001';
const AFTER_STEP = '\u0002';

/** The tree on its medium: a row for each value, so that a write costs what it changes. */
export class StoredTree {
  private readonly table: OrderedTable;

  constructor(private readonly storage: Storage) {
    this.table = storage.table('realtime-database');
  }

  /** All of it. */
  read(): Tree {
    const root: Draft = { children: new Map() };
    for (const [key, text] of this.table.entries({})) {
      const path = fromUtf8(key).split(STEP).slice(1);
      const place = path.reduce(stepDown, root);
      const { value, priority }: Row = JSON.parse(text);
      if (value !== undefined) place.value = value;
      if (priority !== undefined) place.priority = priority;
    }
    return finish(root);
  }

  /** Stores what a change did, in one piece. */
  write({ after, paths }: Change): void {
    this.storage.transaction(() => {
      for (const path of paths) this.replace(path, after);
    });
  }

  private replace(path: Path, after: Tree): void {
    const key = rowKey(path);
    const below = { from: utf8(key + STEP), to: utf8(key + AFTER_STEP) };
    for (const old of [...this.table.keys(below)]) this.table.remove(old);
    // A value on the way down is gone once something lies below it, and so is a place that lost its last child.
    for (let depth = 0; depth < path.length; depth += 1)
      this.putOwn(path.slice(0, depth), at(after, path.slice(0, depth)));
    this.putAll(path, at(after, path));
  }

  private putAll(path: Path, tree: Tree): void {
    this.putOwn(path, tree);
    for (const [key, child] of childrenOf(tree)) this.putAll([...path, key], child);
  }

  private putOwn(path: Path, tree: Tree): void {
    const key = utf8(rowKey(path));
    const row = tree && rowOf(tree);
    if (row) this.table.put(key, JSON.stringify(row));
    else if (this.table.get(key) !== undefined) this.table.remove(key);
  }
}

const rowKey = (path: Path): string => ['r', ...path].join(STEP);

function rowOf(node: Node): Row | undefined {
  const priority = node.priority === null ? {} : { priority: node.priority };
  if (isLeaf(node)) return { value: node.value, ...priority };
  return node.priority === null ? undefined : priority;
}

interface Draft {
  readonly children: Map<string, Draft>;
  value?: Scalar;
  priority?: Priority;
}

function stepDown({ children }: Draft, key: string): Draft {
  const child = children.get(key) ?? { children: new Map() };
  children.set(key, child);
  return child;
}

function finish({ children, value, priority = null }: Draft): Tree {
  if (value !== undefined) return { value, priority };
  const nodes = [...children].flatMap(([key, draft]): [string, Node][] => {
    const node = finish(draft);
    return node ? [[key, node]] : [];
  });
  return nodes.length === 0 ? null : { children: new Map(nodes), priority };
}
