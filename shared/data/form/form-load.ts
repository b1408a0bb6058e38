import type { Stored } from '@fm/domain/record';
import type { DataFailure } from '../failure';
import type { LiveRecord } from '../live/live-record';

/** Records edited together with another one, as far as they are read. */
export type Related<P> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: P }
  | { readonly status: 'failed'; readonly failure: DataFailure; retry(): void };

/** Everything a form is filled with, as far as it is read. */
export interface FormLoad<R extends object, P> {
  readonly status: LiveRecord<R>['status'];
  readonly record?: Stored<R>;
  readonly related?: P | undefined;
  readonly failure?: DataFailure;
  retry(): void;
}

const noRetry = () => {};

/** A record and what belongs to it in one: ready when both are, failed or missing when either is. */
export function loadOf<R extends object, P>(
  live: LiveRecord<R>,
  related: Related<P> | undefined,
): FormLoad<R, P> {
  if (live.status === 'missing') return { status: 'missing', retry: noRetry };
  for (const part of [live, related]) {
    if (part?.status === 'failed') return { status: 'failed', failure: part.failure, retry: part.retry };
  }
  if (live.status !== 'ready' || related?.status === 'loading') return { status: 'loading', retry: noRetry };
  return {
    status: 'ready',
    record: live.record,
    ...(related?.status === 'ready' && { related: related.value }),
    retry: noRetry,
  };
}
