import { Button } from '@fm/ui/plain';
import styles from './full-screen.module.css';

/** Shown when the server did not say how this app is set up: without it there is nothing to sign in to. */
export function BootFailure({ onRetry }: { onRetry: () => void }) {
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
