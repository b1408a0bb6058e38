import { ErrorBoundary, type LazyPart, usePart } from '@fm/platform';
import type { ReactNode } from 'react';
import { PartFailure } from './part-failure';

interface Props<T> {
  readonly of: LazyPart<T>;
  /** What is missing when it fails, as a person would call it: "The overview". */
  readonly what: string;
  /** Drawn while it is on its way. */
  readonly waiting?: ReactNode;
  readonly render: (part: T) => ReactNode;
}

/** A part of the page in its place: on its way, there, or failed with a way to try again. Never an empty page. */
export function Part<T>({ of, what, waiting = null, render }: Props<T>) {
  const state = usePart(of);
  if (state.phase === 'failed') return <PartFailure what={what} onRetry={() => void of.load()} />;
  if (state.phase !== 'ready') return waiting;
  return (
    <ErrorBoundary what={what} fallback={(_, reset) => <PartFailure what={what} crashed onRetry={reset} />}>
      {render(state.part)}
    </ErrorBoundary>
  );
}
