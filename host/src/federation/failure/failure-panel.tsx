import type { RemoteId } from '@fm/contract';
import { Button } from '@fm/ui/plain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { federation } from '../federation';
import styles from '../remote-outlet.module.css';
import { KIND_LABELS, type RemoteFailure } from './remote-failure';

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

/** What a person reads about an area that is not there, and what they can do about it. */
interface FailureTexts {
  readonly heading: string;
  readonly text: string;
  /** `renew` loads the area anew, `reload` the page. */
  readonly action: 'retry' | 'renew' | 'reload';
}

const ELSEWHERE = 'Everything else keeps working.';

/** `again`: the area has crashed before since it was opened, so that trying again is no advice any more. */
function textsFor({ kind, title, notice }: RemoteFailure, again = false): FailureTexts {
  switch (kind) {
    case 'registry':
    case 'unreachable':
      return {
        heading: `${title} can't be reached right now`,
        text: `Part of it did not arrive. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'timeout':
      return {
        heading: `${title} can't be reached right now`,
        text: `It takes too long to answer. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'bad-manifest':
      return {
        heading: `${title} can't be reached right now`,
        text: `The server sent something unexpected. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'incompatible':
      return {
        heading: `${title} needs a newer version of this app`,
        text: `Reload the page to get it; if that does not help, tell support. ${ELSEWHERE}`,
        action: 'reload',
      };
    case 'broken':
      return {
        heading: `${title} failed to start`,
        text: `The fault is on our side. Try again, or come back later. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'crashed':
    case 'uncaught':
      return {
        heading: `Something went wrong in ${title}`,
        text: again
          ? `It happened again. Reload the page; if that does not help, tell support. ${ELSEWHERE}`
          : `This screen stopped. What was saved is safe. ${ELSEWHERE}`,
        action: again ? 'reload' : 'retry',
      };
    case 'stale':
      return {
        heading: `${title} was updated`,
        text: `The version that was open here is gone. What was saved is safe. ${ELSEWHERE}`,
        action: 'renew',
      };
    case 'untrusted':
      return {
        heading: `${title} can't be opened`,
        text: `It lies where this app does not load from. Please tell support. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'disabled':
      return {
        heading: `${title} is switched off`,
        text: notice ?? 'It will be back. Please try again later.',
        action: 'retry',
      };
    case 'no-preview':
      return {
        heading: `This preview of ${title} can't be shown`,
        text: notice ?? 'It is not there any more.',
        action: 'retry',
      };
  }
}
