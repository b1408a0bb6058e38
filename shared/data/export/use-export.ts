import type { Stored } from '@fm/domain/record';
import { useEffect, useRef, useState } from 'react';
import { useActor } from '../actor';
import { run } from '../commands/run';
import { failureOf } from '../failure';
import type { AskedFor } from '../live/live-page';
import { type CsvColumn, csvLines, readableColumns } from './csv-file';
import { pagesOf } from './read-pages';
import { saveCsv } from './save-file';

/** An export from a list: started, watched, stopped. */
export interface Export {
  /** Records written so far; undefined while none runs. */
  readonly done: number | undefined;
  /** Why the last one did not work out. */
  readonly failure: string | undefined;
  /** How many records the last file holds, where there are more than fit into one. */
  readonly cut: number | undefined;
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
  tell(name, rows.length);
}

/** Tells the history of a file that was saved. Nobody waits for it. */
function tell(name: string, rows: number): void {
  run('exports.tell', { list: name, rows }, { keep: false }).then(
    (outcome) => {
      if (!outcome.ok) console.warn('The history was not told of an export.', outcome.failure);
    },
    (error: unknown) => console.warn('The history was not told of an export.', error),
  );
}

/** What an export asks for. */
export interface Exported {
  readonly asked: AskedFor;
  /** Records looked at for one file; all of them where left out. */
  readonly most?: number;
}

/**
 * Writes what a list was asked for, on all its pages, into a CSV file called after `name`, without columns that the
 * role may not read. `complete` adds what the
 * records do not say themselves, page by page, and leaves out what the list sifts out by itself.
 */
export function useExport<R extends object, Row = Stored<R>>(
  name: string,
  all: readonly CsvColumn<Row>[],
  { asked, most = Number.POSITIVE_INFINITY }: Exported,
  complete: (rows: readonly Stored<R>[]) => Promise<readonly Row[]> = async (rows) => rows as readonly Row[],
): Export {
  const columns = readableColumns(all, useActor().role);
  const [done, setDone] = useState<number>();
  const [cut, setCut] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    setDone(undefined);
    setFailure(undefined);
    setCut(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal) => {
    let read = 0;
    let written = 0;
    const parts = [await csvLines(columns, [], true)];
    for await (const rows of pagesOf<R>(asked)) {
      if (signal.aborted) return;
      const lines = await complete(rows.slice(0, most - read));
      parts.push(await csvLines(columns, lines, false));
      read += rows.length;
      written += lines.length;
      setDone(written);
      if (read > most) break;
    }
    if (signal.aborted) return;
    saveCsv(fileName(name), parts.join(''));
    tell(name, written);
    if (read > most) setCut(written);
  };

  return {
    done,
    failure,
    cut,
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
