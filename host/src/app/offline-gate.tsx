import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OfflineNotice } from './offline-notice';

/**
 * Shows the app while the browser is online, the notice otherwise. The app stays mounted behind the notice, so that
 * coming back online loses nothing of what was typed.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const online = useOnline();
  const lastFocused = useLastFocused(online);
  useEffect(() => {
    if (!online) return () => lastFocused.current?.focus();
    return undefined;
  }, [online, lastFocused]);

  return (
    <>
      <div hidden={!online} inert={!online}>
        {children}
      </div>
      {online ? null : <OfflineNotice />}
    </>
  );
}

/** Hiding an element takes its focus away before anything can ask where it was, so it is followed. */
function useLastFocused(following: boolean) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!following) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [following]);
  return last;
}

/** Whether the browser is online: as it says at first, then by its online and offline events. */
function useOnline(): boolean {
  // Node, which draws the sign-in form into the page, is online.
  const [online, setOnline] = useState(() => globalThis.navigator?.onLine !== false);
  useEffect(() => {
    const goOnline = () => setOnline(true);
    const goOffline = () => setOnline(false);
    window.addEventListener('online', goOnline);
    window.addEventListener('offline', goOffline);
    return () => {
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', goOffline);
    };
  }, []);
  return online;
}
