import type { Stored } from '@fm/domain/record';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../failure';
import type { AskedFor } from '../live/live-page';
import { type CsvColumn, csvLines } from './csv-file';
import { pagesOf } from './read-pages';
import { saveCsv } from './save-file';

/** An export from a list: started, watched, stopped. */
export interface Export {
  /** Records written so far; undefined while none runs. */
  readonly done: number | undefined;
  /** Why the last one did not work out. */
  readonly failure: string | undefined;
  start(): void;
  stop(): void;
}

const fileName = (name: string) => `${name}-${new Date().toLocaleDateString('sv')}.csv`;

/** Writes these records into a CSV file called after `name`: "customers". */
export async function exportRows<R>(
  name: string,
  columns: readonly CsvColumn<R>[],
  rows: readonly R[],
): Promise<void> {
  saveCsv(fileName(name), await csvLines(columns, rows, true));
}

/**
 * Writes everything a list was asked for, on all its pages, into a CSV file called after `name`. `complete` adds what the
 * records do not say themselves, page by page.
 */
export function useExport<R extends object, Row = Stored<R>>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  { asked }: { readonly asked: AskedFor },
  complete: (rows: readonly Stored<R>[]) => Promise<readonly Row[]> = async (rows) => rows as readonly Row[],
): Export {
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    setDone(undefined);
    setFailure(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal) => {
    let count = 0;
    const parts = [await csvLines(columns, [], true)];
    for await (const rows of pagesOf<R>(asked)) {
      if (signal.aborted) return;
      parts.push(await csvLines(columns, await complete(rows), false));
      count += rows.length;
      setDone(count);
    }
    if (!signal.aborted) saveCsv(fileName(name), parts.join(''));
  };

  return {
    done,
    failure,
    stop,
    async start() {
      stop();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setDone(0);
      try {
        await write(signal);
      } catch (error) {
        if (!signal.aborted) setFailure(failureOf(error).message);
      }
      if (!signal.aborted) setDone(undefined);
    },
  };
}
