import { Button } from '@fm/ui/plain';
import styles from './full-screen.module.css';

interface Props {
  /** What is missing, as a person would call it: "The overview". */
  readonly what: string;
  /** It was there and stopped, rather than never having arrived. */
  readonly crashed?: boolean;
  readonly onRetry: () => void;
}

/** Stands where a part of the page would be. */
export function PartFailure({ what, crashed = false, onRetry }: Props) {
  return (
    <section className={styles.part} aria-label={what}>
      <div role="alert">
        <h1 className={styles.title}>{crashed ? 'Something went wrong' : `${what} could not be loaded`}</h1>
        <p className={styles.text}>
          {crashed
            ? `${what} stopped because of a fault on our side. What was saved is safe.`
            : 'Some of its files did not arrive. Please try again in a moment.'}
        </p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </section>
  );
}
