import { usePart } from '@fm/platform';
import { Button } from '@fm/ui/plain';
import { App } from './app';
import styles from './full-screen.module.css';
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
  if (state.phase === 'failed') return <BootFailure onRetry={() => void startPart.load()} />;
  return state.phase === 'ready' ? <App started={state.part} /> : null;
}

/** Shown when the server did not say how this app is set up: without it there is nothing to sign in to. */
function BootFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1 className={styles.title}>The app could not start</h1>
        <p className={styles.text}>The server did not answer as expected. Please try again in a moment.</p>
      </div>
      <Button variant="primary" size="lg" onClick={onRetry}>
        Retry
      </Button>
    </main>
  );
}
