import { useEffect } from 'react';
import { App } from './app';
import { BootFailure } from './boot-failure';
import { usePart } from './lazy-part';
import { OfflineGate } from './offline-gate';
import { startPart } from './start';

/** Everything on the page. */
export function Boot() {
  return (
    <OfflineGate>
      <Start />
    </OfflineGate>
  );
}

function Start() {
  const state = usePart(startPart);
  const failed = state.phase === 'failed';
  useEffect(() => void startPart.load(), []);
  useEffect(() => {
    if (!failed) return undefined;
    const retry = () => void startPart.load();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);

  if (state.phase === 'failed') return <BootFailure onRetry={() => void startPart.load()} />;
  return state.phase === 'ready' ? <App started={state.part} /> : null;
}
