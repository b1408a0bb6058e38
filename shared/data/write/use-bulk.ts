import { useEffect, useRef, useState } from 'react';
import type { BulkProgress } from './bulk';

/** How a change of many records tells how far it is, and hears that it is to end after the page under way. */
export interface BulkOptions {
  readonly onProgress: (progress: BulkProgress) => void;
  readonly signal: AbortSignal;
}

/** A change of many records from a screen: one at a time, ended when the screen goes. */
export interface Bulk {
  /** How far the change is; undefined while nothing runs. */
  readonly progress: BulkProgress | undefined;
  run<T>(change: (options: BulkOptions) => Promise<T>): Promise<T>;
  /** Ends the change after the page under way. */
  stop(): void;
}

/** Watches a change of many records, and stops it. */
export function useBulk(): Bulk {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    stop: () => running.current?.abort(),
    async run(change) {
      running.current = new AbortController();
      try {
        return await change({ onProgress: setProgress, signal: running.current.signal });
      } finally {
        setProgress(undefined);
      }
    },
  };
}
