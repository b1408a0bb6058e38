import { type ReleaseHealth, releaseHealthSchema } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

const DEADLINE_MS = 30_000;

/** How builds do, on its way or there. */
export type LoadedHealth =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly builds: readonly ReleaseHealth[] };

const readHealth = async (): Promise<readonly ReleaseHealth[]> =>
  v.parse(v.array(releaseHealthSchema), await callFunction('readHealth', {}, DEADLINE_MS));

/** Asks the server how the builds that people have open did in the last quarters of an hour. */
export function useHealth(): LoadedHealth & { reload(): void } {
  const [loaded, setLoaded] = useState<LoadedHealth>({ status: 'loading' });
  const load = useCallback(() => {
    let ended = false;
    setLoaded({ status: 'loading' });
    readHealth().then(
      (builds) => !ended && setLoaded({ status: 'ready', builds }),
      (error: unknown) => {
        console.error('How releases do could not be read.', error);
        if (!ended) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      ended = true;
    };
  }, []);
  useEffect(load, [load]);
  return { ...loaded, reload: () => void load() };
}
