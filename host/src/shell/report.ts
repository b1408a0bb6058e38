import { type TellFailure, type TrackedEvent, track } from '@fm/platform';
import { RemoteFailure } from '../federation';

/** Tells operators of an error with what was going on, and counts it. */
export function report(error: unknown, context: Readonly<Record<string, unknown>> = {}): void {
  console.error('Unexpected error.', error, context);
  track(failureOf(error, context));
}

/**
 * Tells of a part of the page that did not come, or stopped: of an area, with the area. One that operators switched off
 * is none.
 */
export function reportFailure(...[error, where, part]: Parameters<TellFailure>): void {
  if (where) report(error, { kind: 'crashed', part, componentStack: where.componentStack });
  else if (!(error instanceof RemoteFailure)) report(error, { kind: 'part' });
  else if (error.kind !== 'disabled') report(error.cause, error.context);
}

/** A failure as it is counted: of the area that it is told of, and by whether that came, ran, or did something else. */
function failureOf(error: unknown, { area, kind }: Readonly<Record<string, unknown>>): TrackedEvent {
  const named = { ...(typeof area === 'string' && { area }), error };
  if (kind === undefined || kind === 'uncaught') return { kind: 'failure', name: 'error', ...named };
  return { kind: 'failure', name: kind === 'crashed' ? 'crash' : 'load', ...named };
}
