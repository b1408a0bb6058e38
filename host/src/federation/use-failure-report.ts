import { useHost } from '@fm/platform';
import { useEffect } from 'react';
import type { RemoteState } from './remote-loader';

/** Tells operators once of each failed attempt that somebody saw. */
export function useFailureReport(state: RemoteState): void {
  const { report } = useHost();
  const failure = state.phase === 'failed' ? state.failure : undefined;
  useEffect(() => {
    if (!failure || failure.kind === 'disabled') return;
    const { id, version, build, owner, kind, cause } = failure;
    report(cause, { area: id, version, build, owner, kind });
  }, [failure, report]);
}
