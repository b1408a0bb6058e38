import type { ListView, QuerySpec } from '@fm/data';
import type { RecordList } from '@fm/screens/list';

/** How screens are made to ask. */
export interface Asking {
  /** Runs a hook as a component would. */
  readonly hook: (use: () => unknown) => void;
  /** All views of a list, by the hook that reads one from the address. */
  readonly views: <F extends string, S extends string>(
    use: () => ListView<F, S>,
  ) => readonly ListView<F, S>[];
  /** Each view of a declared list. */
  readonly list: <R extends object, F extends string, S extends string>(
    list: Pick<RecordList<R, F, S>, 'useView' | 'usePage'>,
  ) => void;
  /** A query that goes to the database by another way. */
  readonly spec: (path: string, build: (spec: QuerySpec) => QuerySpec) => void;
}

/** By the file that says what to read and in which order: all it can ask. */
export type ScreenQueries = Readonly<Record<string, (asking: Asking) => void | Promise<void>>>;
