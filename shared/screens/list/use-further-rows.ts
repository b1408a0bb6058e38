import { type AskedFor, failureOf, onWritten, readFirst } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { useEffect, useRef, useState } from 'react';

/** Records of a list over its pages, read once somebody asks for them. */
export interface ReadRows<R extends object> {
  /** None while nobody asked, and again once they may be others. */
  readonly rows: readonly Stored<R>[];
  readonly busy: boolean;
  /** Why the last reading did not work out. */
  readonly failure: string | undefined;
  /** Reads them; undefined where that failed, or was ended. */
  read(): Promise<readonly Stored<R>[] | undefined>;
  /** Ends a reading. */
  stop(): void;
}

interface Reading<R extends object> {
  /** What the list was asked for then. */
  readonly key: string;
  readonly busy?: boolean;
  readonly failure?: string;
  readonly rows?: readonly Stored<R>[];
}

const NO_ROWS: readonly never[] = [];

/**
 * Reads the first `most` records that a list was asked for. They are let go, and a reading is ended, once the list is
 * asked for something else; also once records of their kind are changed from here: what was read is no longer so then.
 * `onEnd` is told of records that are let go.
 */
export function useFurtherRows<R extends object>(
  asked: AskedFor,
  most: number,
  onEnd: () => void,
): ReadRows<R> {
  const { path } = asked.spec;
  const key = `${asked.spec.key} ${asked.search}`;
  const [reading, setReading] = useState<Reading<R>>({ key });
  const running = useRef<AbortController>(undefined);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  }, [onEnd]);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const end = () => {
      running.current?.abort();
      setReading({ key });
      if (reading.rows?.length) latestOnEnd.current();
    };
    if (reading.key !== key) end();
    return reading.rows?.length ? onWritten(path, end) : undefined;
  }, [reading, key, path]);

  const now: Reading<R> = reading.key === key ? reading : { key };
  const { rows = NO_ROWS, busy = false, failure } = now;
  return {
    rows,
    busy,
    failure,
    stop: () => {
      running.current?.abort();
      setReading({ key, rows });
    },
    async read() {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setReading({ key, rows, busy: true });
      try {
        const found = await readFirst<R>(asked, most, signal);
        if (signal.aborted) return undefined;
        setReading({ key, rows: found });
        return found;
      } catch (error) {
        if (!signal.aborted) setReading({ key, rows, failure: failureOf(error).message });
        return undefined;
      }
    },
  };
}
