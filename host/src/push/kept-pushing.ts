import { whenSettled } from '@fm/platform';
import { useEffect } from 'react';
import { DEVICE_KEY } from './device-key';
import { isPushOffered } from './push-offered';

/** What people wait for comes first, in milliseconds. */
const SETTLE_MS = 6_000;

/** Says now and then that this browser is still there to be pushed to, where it is. */
export function useKeptPushing(uid: string): void {
  useEffect(
    () =>
      whenSettled(async () => {
        if (!isPushOffered() || localStorage.getItem(DEVICE_KEY) === null) return;
        const part = await import('./this-device').catch(() => undefined);
        await part?.keepPushing(uid);
      }, SETTLE_MS),
    [uid],
  );
}
