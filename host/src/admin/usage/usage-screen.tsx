import {
  brokenPlaces,
  ENOUGH_TIMES,
  USAGE_DAYS,
  USAGE_PERIODS,
  type UsagePeriod,
  usedBuilds,
  usedThings,
} from '@fm/domain/usage';
import {
  EmptyState,
  ErrorState,
  formatNumber,
  formatSentence,
  Notice,
  Page,
  Panel,
  Stat,
  Stats,
  Toolbar,
} from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { DataTable } from '@fm/ui/table';
import { useMemo, useState } from 'react';
import { useAreaTitles } from '../../status/use-area-titles';
import { AdminTabs } from '../admin-tabs';
import { useUsage } from '../api/use-usage';
import { placeColumns } from './place-columns';
import { actionColumns, buildColumns, screenColumns } from './usage-columns';

const NO_ROOM = {
  one: '{count} count had no room: there were more different ones than a day holds.',
  many: '{count} counts had no room: there were more different ones than a day holds.',
};

const PERIODS = USAGE_PERIODS.map((days) => ({ id: String(days), label: `Last ${days} days` }));

/** `/admin/usage`: what is used, what is slow, and which build fails, as counts without persons. */
export function UsageScreen() {
  const [days, setDays] = useState<UsagePeriod>(USAGE_PERIODS[0]);
  const [area, setArea] = useState<string | null>(null);
  const usage = useUsage(days);
  const titles = useAreaTitles();
  const report = usage.status === 'ready' ? usage.answer : undefined;
  const shown = useMemo(() => {
    const rows = report?.rows.filter(({ row }) => area === null || row.area === area);
    return (
      rows && {
        screens: usedThings(rows, 'screen'),
        actions: usedThings(rows, 'action'),
        builds: usedBuilds(rows),
        places: brokenPlaces(rows),
      }
    );
  }, [report, area]);
  const columns = useMemo(
    () => ({
      screens: screenColumns(titles),
      actions: actionColumns(titles),
      builds: buildColumns(titles),
      places: placeColumns(titles),
    }),
    [titles],
  );
  const loading = usage.status === 'loading';
  const empty = (
    <EmptyState title="Nothing was counted yet">
      Pages send their counts every few minutes. Choose a longer period, or come back later.
    </EmptyState>
  );

  return (
    <Page title="Usage" subtitle={`Counts by day, without persons and records, kept for ${USAGE_DAYS} days.`}>
      <AdminTabs current="usage" />
      <Toolbar>
        <SelectField
          label="Period"
          options={PERIODS}
          value={String(days)}
          onChange={(id) => setDays(USAGE_PERIODS.find((period) => String(period) === id) ?? days)}
        />
        <SelectField
          label="Area"
          emptyLabel="All areas"
          options={[...titles].map(([id, label]) => ({ id, label }))}
          value={area}
          onChange={setArea}
        />
      </Toolbar>
      {usage.status === 'failed' ? (
        <ErrorState title="The counts could not be loaded" onRetry={usage.retry}>
          The server did not answer. Try again in a moment.
        </ErrorState>
      ) : (
        <>
          <Stats>
            <Stat label="Screens opened" value={totalText(shown?.screens, 'times')} />
            <Stat label="Commands sent" value={totalText(shown?.actions, 'times')} />
            <Stat label="Failures" value={totalText(shown?.builds, 'failed')} />
          </Stats>
          {report !== undefined && report.left > 0 && (
            <Notice tone="warning">{formatSentence(report.left, NO_ROOM)}</Notice>
          )}
          <Panel title="Builds">
            <p>
              {`A build is compared with the one before once both were used ${ENOUGH_TIMES} times. “Fails more” is more than twice as often.`}
            </p>
            <DataTable
              caption="Builds"
              columns={columns.builds}
              rows={shown?.builds}
              loading={loading}
              empty={empty}
            />
          </Panel>
          {shown !== undefined && shown.places.length > 0 && (
            <Panel title="Where it broke">
              <p>
                The place in a script as it was built. Whoever has the release gives it to “npm run trace”,
                which names the line in the sources.
              </p>
              <DataTable caption="Where it broke" columns={columns.places} rows={shown.places} />
            </Panel>
          )}
          <Panel title="Screens">
            <DataTable
              caption="Screens"
              columns={columns.screens}
              rows={shown?.screens}
              loading={loading}
              empty={empty}
            />
          </Panel>
          <Panel title="Commands">
            <DataTable
              caption="Commands"
              columns={columns.actions}
              rows={shown?.actions}
              loading={loading}
              empty={empty}
            />
          </Panel>
        </>
      )}
    </Page>
  );
}

function totalText<K extends 'times' | 'failed'>(
  counted: readonly Readonly<Record<K, number>>[] | undefined,
  of: K,
): string {
  return counted ? formatNumber(counted.reduce((total, one) => total + one[of], 0)) : '–';
}
