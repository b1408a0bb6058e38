import styles from '../remote-outlet.module.css';
import type { RemoteFailure } from './remote-failure';

/** What each kind of failure is called where operators read it. */
export const KIND_LABELS: Readonly<Record<RemoteFailure['kind'], string>> = {
  registry: 'list of areas missing',
  unreachable: 'file missing',
  timeout: 'no answer in time',
  'bad-manifest': 'unexpected answer',
  incompatible: 'versions do not fit',
  broken: 'failed at start',
  crashed: 'stopped while open',
  uncaught: 'failed while open',
  stale: 'replaced by a newer build',
  untrusted: 'address not allowed',
  disabled: 'switched off',
};

/** What support asks for, to be read out or copied. */
export function FailureDetails({ failure }: { failure: RemoteFailure }) {
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
