import type { ListView, QuerySpec } from '@fm/data';

/** How screens are made to ask. */
export interface Asking {
  /** Runs a hook as a component would. */
  readonly hook: (use: () => unknown) => void;
  /** All views of a list, by the hook that reads one from the address. */
  readonly views: <F extends string, S extends string>(
    use: () => ListView<F, S>,
  ) => readonly ListView<F, S>[];
  /** A query that goes to the database by another way. */
  readonly spec: (path: string, build: (spec: QuerySpec) => QuerySpec) => void;
}

/** By the file that says what to read and in which order: all it can ask. */
export type ScreenQueries = Readonly<Record<string, (asking: Asking) => void | Promise<void>>>;
