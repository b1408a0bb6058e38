import { LazyPart, mayPreload, usePart, whenSettled } from '@fm/platform';
import { type ComponentType, type FunctionComponent, useEffect } from 'react';
import { Page } from '../layout/page';
import { ErrorState } from './error-state';
import { PageSkeleton, Skeleton } from './skeleton';

/** A component whose code comes when it is first drawn, or when it is warmed up. */
export type LazyComponent<P extends object> = FunctionComponent<P> & Warmable;

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
): LazyComponent<P> {
  const part = new LazyPart(load);

  function Lazily(props: P) {
    const state = usePart(part);
    if (state.phase === 'failed') return <NotLoaded what={what} as={as} onRetry={() => void part.load()} />;
    if (state.phase === 'ready') return <state.part {...props} />;
    return as === 'page' ? <PageSkeleton rows={8} columns={2} /> : <Skeleton rows={4} columns={2} />;
  }

  return Object.assign(Lazily, { warm: () => void part.warm() });
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

/** Fetches the code of these parts, always the same list, once `when` holds: somebody is about to open one. */
export function useWarmOnce(when: boolean, parts: readonly Warmable[]): void {
  useEffect(() => {
    if (when) for (const { warm } of parts) warm();
  }, [when, parts]);
}

/** What is open loads its data first; what comes next only after this long, in milliseconds. */
const SETTLE_MS = 4_000;

/**
 * Fetches the code of what is likely opened next, always the same list, once this screen has settled and the browser
 * has nothing else to do; not where data is to be saved.
 */
export function useWarm(parts: readonly Warmable[]): void {
  useEffect(() => {
    if (!mayPreload()) return undefined;
    const warmAll = () => {
      for (const { warm } of parts) warm();
    };
    return whenSettled(warmAll, SETTLE_MS);
  }, [parts]);
}
