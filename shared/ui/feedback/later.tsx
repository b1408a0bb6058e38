import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

export interface LaterProps<P extends object> {
  /** Fetches the component; the same function on every drawing. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What is fetched, with its article: "the report". */
  readonly what: string;
  readonly props: P;
}

/** A part of the app that few people open: its code arrives when it is shown. */
export function Later<P extends object>({ load, what, props }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | 'failed'>();
  const fetchPart = useCallback(() => {
    setPart(undefined);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setPart('failed'),
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);
  if (Part === undefined) return <Skeleton rows={4} columns={2} />;
  if (Part !== 'failed') return <Part {...props} />;
  return (
    <ErrorState
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
      onRetry={fetchPart}
    >
      The connection may have been interrupted.
    </ErrorState>
  );
}
