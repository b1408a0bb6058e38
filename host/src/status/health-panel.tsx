import {
  ENOUGH_OPENINGS,
  ENOUGH_PEOPLE,
  failureShare,
  MOST_FAILING_SHARE,
  type ReleaseHealth,
} from '@fm/domain/usage';
import { Button, EmptyState, ErrorState, formatNumber, Panel, Status, type StatusProps } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { shareText } from '../usage/share-text';
import { useHealth } from './api/use-health';
import styles from './status.module.css';

const STATES: Readonly<Record<ReleaseHealth['state'], StatusProps>> = {
  well: { tone: 'success', label: 'Well' },
  failing: { tone: 'danger', label: 'Fails too often' },
  unknown: { tone: 'neutral', label: 'Not enough openings' },
};

type Row = ReleaseHealth & { readonly id: string };

const columns = (titles: ReadonlyMap<string, string>): readonly Column<Row>[] => [
  { id: 'area', header: 'Area', cell: ({ area }) => titles.get(area) ?? area, showFrom: 'small' },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Status {...STATES[state]} />,
    showFrom: 'small',
  },
  {
    id: 'build',
    header: 'Build',
    cell: ({ build }) => <code className={styles.build}>{build}</code>,
    showFrom: 'small',
  },
  {
    id: 'opened',
    header: 'Opened',
    align: 'end',
    cell: ({ opened }) => formatNumber(opened),
    showFrom: 'small',
  },
  {
    id: 'failed',
    header: 'Failed',
    align: 'end',
    cell: ({ failed }) => formatNumber(failed),
    showFrom: 'small',
  },
  {
    id: 'share',
    header: 'Of 100 openings',
    align: 'end',
    cell: ({ opened, failed }) => shareText(failureShare({ times: opened, failed })),
    showFrom: 'small',
  },
];

/** How the builds that people have open did in the last quarters of an hour. */
export function HealthPanel({ titles }: { readonly titles: ReadonlyMap<string, string> }) {
  const health = useHealth();
  const rows =
    health.status === 'ready'
      ? health.answer.map((one) => ({ ...one, id: `${one.area} ${one.build}` }))
      : undefined;
  return (
    <Panel
      title="Last 15 to 30 minutes"
      count={rows?.length}
      actions={
        <Button variant="outline" size="sm" onClick={health.retry} disabled={health.status === 'loading'}>
          Look again
        </Button>
      }
    >
      <p>
        {`What all people together opened, by build. A build fails too often when something broke in more than ${shareText(MOST_FAILING_SHARE)} of ${ENOUGH_OPENINGS} openings or more, for ${ENOUGH_PEOPLE} people or more.`}
      </p>
      {health.status === 'failed' ? (
        <ErrorState title="How builds do could not be loaded" onRetry={health.retry}>
          The server did not answer. Try again in a moment.
        </ErrorState>
      ) : (
        <DataTable
          caption="Builds in the last 15 to 30 minutes"
          columns={columns(titles)}
          rows={rows}
          loading={health.status === 'loading'}
          empty={
            <EmptyState title="Nothing was opened">
              Pages tell every five minutes what they opened, and half a minute after something broke.
            </EmptyState>
          }
        />
      )}
    </Panel>
  );
}
