import { ErrorState, Skeleton } from '@fm/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A part of a screen whose code comes when it is first drawn. `title` says what is missing where it does not come. */
export function lazily<P extends object>(
  title: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazily(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | 'failed' | undefined>(() => known);
    const fetch = useCallback(() => {
      setPart(undefined);
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        () => setPart('failed'),
      );
    }, []);
    useEffect(() => {
      if (!known) fetch();
    }, [fetch]);
    if (Part === undefined) return <Skeleton rows={2} columns={1} />;
    if (Part !== 'failed') return <Part {...props} />;
    return (
      <ErrorState title={title} onRetry={fetch}>
        The connection may have been interrupted.
      </ErrorState>
    );
  };
}
