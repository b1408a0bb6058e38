import type { RemoteId } from '@fm/contract';
import { Button } from '@fm/ui/plain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { federation } from '../federation';
import styles from '../remote-outlet.module.css';
import { type FailureTexts, KIND_LABELS, textsFor } from './failure-text';
import type { RemoteFailure } from './remote-failure';

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

interface DeployedVersionProps {
  readonly id: RemoteId;
  /** Loads the area anew. */
  readonly onUse: () => void;
}

/** Where a developer's build or a preview of an area does not come: the way back to the deployed one. */
function UseDeployedVersion({ id, onUse }: DeployedVersionProps) {
  const { overrides } = federation();
  if (overrides.getSnapshot()[id] === undefined) return null;
  const use = () => {
    overrides.drop(id);
    onUse();
  };
  return (
    <Button variant="outline" onClick={use}>
      Use the deployed version
    </Button>
  );
}

/** What support asks for, to be read out or copied. */
function FailureDetails({ failure }: { failure: RemoteFailure }) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Area', failure.title],
    ['Version', failure.version],
    ['Build', failure.build],
    ['Time', failure.at.toISOString()],
    ['Kind', KIND_LABELS[failure.kind]],
    ['Responsible', failure.owner],
  ];
  return (
    <details className={styles.details}>
      <summary>Details for support</summary>
      <dl>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </details>
  );
}
