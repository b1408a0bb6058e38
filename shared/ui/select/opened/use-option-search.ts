import { useCallback, useEffect, useRef, useState } from 'react';

/** What a search gives: options, or why there are none. The same shape as outcomes of the data layer. */
export type SearchOutcome<Option> =
  | { readonly ok: true; readonly value: readonly Option[] }
  | { readonly ok: false; readonly failure: { readonly message: string } };

export type SearchOptions<Option> = (query: string, signal: AbortSignal) => Promise<SearchOutcome<Option>>;

/** The options for what was typed, as far as they have come. */
export interface SearchState<Option> {
  readonly phase: 'idle' | 'searching' | 'found' | 'failed';
  /** Those of the search before stay until the new ones come. */
  readonly options: readonly Option[];
  /** What the answer is to. */
  readonly query: string;
  readonly message?: string;
}

/** Asks for options, the latest question only: an answer that was overtaken is dropped. */
export function useOptionSearch<Option>(load: SearchOptions<Option>) {
  const [state, setState] = useState<SearchState<Option>>({ phase: 'idle', options: [], query: '' });
  const running = useRef<AbortController>(undefined);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback((query: string, delayMs: number) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState(({ options }) => ({ phase: 'searching', options, query }));
    const search = async () => {
      const outcome = await settled(() => latest.current(query, controller.signal));
      if (controller.signal.aborted) return;
      setState(
        outcome.ok
          ? { phase: 'found', options: outcome.value, query }
          : { phase: 'failed', options: [], query, message: outcome.failure.message },
      );
    };
    const timer = setTimeout(search, delayMs);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  }, []);

  return { ...state, ask };
}

/** A search that throws failed like one that says so. */
async function settled<Option>(search: () => Promise<SearchOutcome<Option>>): Promise<SearchOutcome<Option>> {
  try {
    return await search();
  } catch {
    return { ok: false, failure: { message: 'The search failed.' } };
  }
}
