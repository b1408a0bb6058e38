import { useEffect, useEffectEvent, useState } from 'react';

/** What the server was asked for: on its way, failed, or there. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: T };

/**
 * Asks the server whenever something else is asked, as JSON tells them apart, and again with `retry`; for nothing where
 * that is undefined. What comes after that is no answer any more. `failure`: what the console says.
 */
export function useAnswer<A, T>(
  asked: A | undefined,
  ask: (asked: A) => Promise<T>,
  failure: string,
): Answer<T> & { retry(): void } {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const key = asked === undefined ? undefined : JSON.stringify(asked);
  const askNow = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again.
  useEffect(() => {
    if (key === undefined) return;
    let ended = false;
    setAnswer({ status: 'loading' });
    askNow(JSON.parse(key)).then(
      (found) => !ended && setAnswer({ status: 'ready', answer: found }),
      (error: unknown) => {
        console.error(failure, error);
        if (!ended) setAnswer({ status: 'failed' });
      },
    );
    return () => {
      ended = true;
    };
  }, [key, tries, failure]);
  return { ...answer, retry: () => setTries(tries + 1) };
}
