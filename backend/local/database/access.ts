import type { Change } from './realtime-database';
import type { Path, Tree } from './tree/node';

/** Who asks, as rules see them. */
export interface SignedIn {
  readonly uid: string;
  readonly provider: string;
  /** The claims of the ID token. */
  readonly token: Readonly<Record<string, unknown>>;
}

/** Who asks: an administrator, whom rules do not concern, somebody signed in, or nobody known. */
export type Asker =
  | { readonly kind: 'owner' }
  | { readonly kind: 'user'; readonly auth: SignedIn }
  | { readonly kind: 'nobody' };

/** Decides who may do what. */
export interface Access {
  mayRead(path: Path, asker: Asker, state: { readonly root: Tree; readonly now: number }): boolean;
  /** Of a change all of whose places must be allowed. */
  mayWrite(change: Change, asker: Asker): boolean;
  /** Whether what is stored decides about reading anything, so that a write may end it. */
  readsByData(): boolean;
  /** Whether the rules name an index that serves queries at a path which order by this. */
  isIndexed(path: Path, index: string): boolean;
}

/** Without rules nothing is allowed but to administrators. */
export const NO_ACCESS: Access = {
  mayRead: (_path, { kind }) => kind === 'owner',
  mayWrite: (_change, { kind }) => kind === 'owner',
  readsByData: () => false,
  isIndexed: () => false,
};
