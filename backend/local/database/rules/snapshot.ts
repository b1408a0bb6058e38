import { at, childrenOf, isLeaf, type Path, type Tree } from '../tree/node';

/** A place of a tree, as rules see it. */
export class Snapshot {
  readonly tree: Tree;

  constructor(
    private readonly root: Tree,
    private readonly path: Path,
  ) {
    this.tree = at(root, path);
  }

  child(path: string): Snapshot {
    return new Snapshot(this.root, [...this.path, ...path.split('/').filter((key) => key !== '')]);
  }

  /** Undefined above the root. */
  parent(): Snapshot | undefined {
    return this.path.length === 0 ? undefined : new Snapshot(this.root, this.path.slice(0, -1));
  }

  /** The value; of a place with children something that equals nothing. */
  value(): string | number | boolean | null | symbol {
    if (this.tree === null) return null;
    return isLeaf(this.tree) ? this.tree.value : Symbol('children');
  }

  keys(): ReadonlySet<string> {
    return new Set(childrenOf(this.tree).keys());
  }
}
