import { mayPreload, whenIdle } from '@fm/platform';
import { type ComponentType, type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { Page } from '../layout/page';
import { ErrorState } from './error-state';
import { PageSkeleton, Skeleton } from './skeleton';

/** A component whose code comes when it is first drawn, or when it is warmed up. */
export type LazyPart<P extends object> = FunctionComponent<P> & Warmable;

interface Warmable {
  /** Fetches the code ahead; what fails is told when it is drawn. */
  readonly warm: () => void;
}

/**
 * Defines a part of the app whose code comes when it is first drawn: what most people do not open at first.
 * `what` names it with its article ("the report") where it does not come; a `page` has no frame around it yet.
 */
export function lazily<P extends object>(
  what: string,
  load: () => Promise<ComponentType<P>>,
  as: 'part' | 'page' = 'part',
): LazyPart<P> {
  let known: ComponentType<P> | undefined;
  const fetch = async () => {
    known = await load();
    return known;
  };

  function Lazily(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | 'failed' | undefined>(() => known);
    const show = useCallback(() => {
      setPart(undefined);
      fetch().then(
        (part) => setPart(() => part),
        () => setPart('failed'),
      );
    }, []);
    useEffect(() => {
      if (!known) show();
    }, [show]);
    if (Part === undefined)
      return as === 'page' ? <PageSkeleton rows={8} columns={2} /> : <Skeleton rows={4} columns={2} />;
    return Part === 'failed' ? <NotLoaded what={what} as={as} onRetry={show} /> : <Part {...props} />;
  }

  return Object.assign(Lazily, { warm: () => void (known ?? fetch().catch(() => undefined)) });
}

interface NotLoadedProps {
  readonly what: string;
  readonly as: 'part' | 'page';
  readonly onRetry: () => void;
}

function NotLoaded({ what, as, onRetry }: NotLoadedProps) {
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  const error = (
    <ErrorState title={`${name} could not be loaded`} onRetry={onRetry}>
      The connection may have been interrupted.
    </ErrorState>
  );
  return as === 'page' ? <Page title="Not loaded">{error}</Page> : error;
}

/**
 * Fetches the code of what is likely opened next, always the same list, once the browser has nothing else to do;
 * not where data is to be saved.
 */
export function useWarm(parts: readonly Warmable[]): void {
  useEffect(() => {
    if (!mayPreload()) return undefined;
    return whenIdle(() => {
      for (const { warm } of parts) warm();
    });
  }, [parts]);
}
