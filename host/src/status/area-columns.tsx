import { Badge, formatInstant, formatNumber, Status, type Tone } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { KIND_LABELS } from '../federation/failure/remote-failure';
import type { AreaRow, AreaState } from './area-rows';
import styles from './status.module.css';

const STATES: Readonly<Record<AreaState, readonly [tone: Tone, label: string]>> = {
  idle: ['neutral', 'Not loaded'],
  loading: ['info', 'Loading'],
  ready: ['success', 'Ready'],
  failed: ['danger', 'Failed'],
  off: ['warning', 'Off'],
};

function State({ state, override, notice }: AreaRow) {
  const [tone, label] = STATES[state];
  return (
    <div className={styles.stack}>
      <Status tone={tone} label={label} />
      {override !== undefined && <Badge tone="warning" label={`Overridden by ${override}`} />}
      {notice !== null && <span className={styles.quiet}>{notice}</span>}
    </div>
  );
}

function Release({ version, build, newer, canary }: AreaRow) {
  return (
    <div className={styles.stack}>
      <span>
        {version} <code className={styles.build}>{build}</code>
      </span>
      {newer !== undefined && <span className={styles.quiet}>After a reload: {newer}</span>}
      {canary !== undefined && <span className={styles.quiet}>{canaryText(canary)}</span>}
    </div>
  );
}

const canaryText = ({ release, percent, isHere }: NonNullable<AreaRow['canary']>): string =>
  isHere ? `You have it as one of ${percent} in 100 people.` : `${percent} in 100 people have ${release}.`;

function LastError({ record: { lastFailure } }: AreaRow) {
  if (!lastFailure) return '–';
  return (
    <div className={styles.stack}>
      <span className={styles.kind}>{KIND_LABELS[lastFailure.kind]}</span>
      <time dateTime={lastFailure.at.toISOString()} className={styles.quiet}>
        {formatInstant(lastFailure.at)}
      </time>
    </div>
  );
}

export const AREA_COLUMNS: readonly Column<AreaRow>[] = [
  { id: 'title', header: 'Area', cell: ({ title }) => title, showFrom: 'small' },
  { id: 'state', header: 'State', cell: (row) => <State {...row} />, showFrom: 'small' },
  { id: 'release', header: 'Version and build', cell: (row) => <Release {...row} />, showFrom: 'small' },
  { id: 'contract', header: 'Contract', cell: ({ contract }) => contract, showFrom: 'small' },
  {
    id: 'load',
    header: 'Load time',
    align: 'end',
    cell: ({ record: { loadMs } }) => (loadMs === undefined ? '–' : `${formatNumber(loadMs)} ms`),
    showFrom: 'small',
  },
  {
    id: 'tries',
    header: 'Tries',
    align: 'end',
    cell: ({ record: { tries } }) => formatNumber(tries),
    showFrom: 'small',
  },
  { id: 'error', header: 'Last error', cell: (row) => <LastError {...row} />, showFrom: 'small' },
  { id: 'owner', header: 'Responsible', cell: ({ owner }) => owner, showFrom: 'small' },
];
