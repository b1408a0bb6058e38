import { Button } from '@fm/ui/plain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from '../remote-outlet.module.css';
import { FailureDetails } from './failure-details';
import { type FailureTexts, textsFor } from './failure-text';
import type { RemoteFailure } from './remote-failure';
import { UseDeployedVersion } from './use-deployed-version';

const LABELS: Readonly<Record<FailureTexts['action'], string>> = {
  retry: 'Retry',
  renew: 'Reload area',
  reload: 'Reload',
};

interface Props {
  readonly failure: RemoteFailure;
  /** The area has crashed before since it was opened. */
  readonly again?: boolean;
  readonly onRetry: () => void;
}

/** Stands where the area would be: what happened, what to do, what to tell support. */
export function FailurePanel({ failure, again = false, onRetry }: Props) {
  const words = textsFor(failure, again);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="area-failure">
      <div role="alert">
        <h1 id="area-failure" ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.text}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={words.action === 'reload' ? () => location.reload() : onRetry}>
          {LABELS[words.action]}
        </Button>
        <UseDeployedVersion id={failure.id} onUse={onRetry} />
        <Link to="/">Go to overview</Link>
      </div>
      <FailureDetails failure={failure} />
    </section>
  );
}
