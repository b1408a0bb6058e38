import { useEffect, useRef, useState } from 'react';
import { useActor } from '../actor';
import { type BulkOptions, type BulkProgress, type BulkResult, changeMany } from './bulk';

/** A change of many records from a screen: one at a time, ended when the screen goes. */
export interface Bulk {
  /** How far it is; undefined while nothing runs. */
  readonly progress: BulkProgress | undefined;
  run<Item>(
    items: readonly Item[],
    each: BulkOptions<Item>['each'],
    size?: number,
  ): Promise<BulkResult<Item>>;
  /** Ends it after the commit under way. */
  stop(): void;
}

/** Changes many records as the signed-in person, with progress. */
export function useBulk(): Bulk {
  const actor = useActor();
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    stop,
    async run(items, each, size) {
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        return await changeMany(actor, items, { each, signal, size, onProgress: setProgress });
      } finally {
        setProgress(undefined);
      }
    },
  };
}
