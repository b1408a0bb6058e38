import type { CommandInput } from '@fm/workflows/commands';
import { useEffect, useRef, useState } from 'react';
import type { BulkProgress, BulkResult } from '../write/bulk';
import { type KeepOptions, type PageCommand, runPages } from './run-pages';

/** Changes of many records by commands, from a screen: one at a time, ended when the screen goes. */
export interface Pages {
  /** How far the change is; undefined while nothing runs. */
  readonly progress: BulkProgress | undefined;
  run<N extends PageCommand, Item>(
    name: N,
    items: readonly Item[],
    inputOf: (page: readonly Item[]) => CommandInput<N>,
    keep: KeepOptions<Item>,
  ): Promise<BulkResult<Item>>;
  /** Ends the change after the page under way. */
  stop(): void;
}

/** Changes many records by commands in pages, with progress. */
export function usePages(): Pages {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    stop: () => running.current?.abort(),
    async run(name, items, inputOf, keep) {
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        return await runPages(name, items, inputOf, { signal, onProgress: setProgress, keep });
      } finally {
        setProgress(undefined);
      }
    },
  };
}
