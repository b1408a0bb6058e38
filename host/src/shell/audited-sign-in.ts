import { whenSettled } from '@fm/platform';
import { useEffect } from 'react';

/** What people wait for comes first; the sign-in is told after this long, in milliseconds. */
const SETTLE_MS = 6_000;

/** Tells auditors of the sign-in once there is nothing else to do. */
export function useAuditedSignIn(): void {
  useEffect(
    () =>
      whenSettled(async () => {
        const part = await import('../auth/note-sign-in').catch(() => undefined);
        await part?.noteSignIn();
      }, SETTLE_MS),
    [],
  );
}
