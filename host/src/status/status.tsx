import { CONTRACT } from '@fm/contract';
import { useHost, useStore } from '@fm/platform';
import { type Description, DescriptionList, EmptyState, formatInstant, Page, Panel } from '@fm/ui';
import { DataTable } from '@fm/ui/table';
import { hostRelease } from '../app/host-release';
import { federation, OlderRegistryError, type RegistryState, useRegistry } from '../federation';
import { AREA_COLUMNS } from './area-columns';
import { type AreaRow, areaRows } from './area-rows';
import { HealthPanel } from './health-panel';
import { useAreaTitles } from './use-area-titles';

/** `/status`: what runs in this page, what went wrong in it, and for administrators how releases do. */
export function StatusPage() {
  const { registry, rows } = usePageStatus();
  const titles = useAreaTitles();
  const seesEverybodys = useHost().can('users:manage');
  return (
    <Page
      title="Status"
      subtitle={
        seesEverybodys
          ? 'What runs in this tab, as it is now, and how the builds of everybody do.'
          : 'What runs in this tab, as it is now.'
      }
    >
      <Panel title="Host">
        <HostFacts registry={registry} />
      </Panel>
      <Panel title="Areas" count={rows.length}>
        <DataTable
          caption="Areas"
          columns={AREA_COLUMNS}
          rows={rows}
          loading={registry.phase === 'loading'}
          empty={
            <EmptyState title="No areas">
              The list of areas can't be reached right now, or names none.
            </EmptyState>
          }
        />
      </Panel>
      {seesEverybodys && <HealthPanel titles={titles} />}
    </Page>
  );
}

/** What runs in this page, as it is at every moment. */
function usePageStatus() {
  const { log, overrides } = federation();
  const registry = useRegistry();
  useStore(log);
  const overridden = useStore(overrides);
  const rows: readonly AreaRow[] = areaRows({
    registry,
    running: federation().running,
    overridden,
    recordOf: (id) => log.recordOf(id),
  });
  return { registry, rows };
}

function sourceOf(staleBecause: unknown): string {
  if (staleBecause === undefined) return 'Server';
  return staleBecause instanceof OlderRegistryError
    ? 'Last good copy: the server sent an older one'
    : 'Last good copy: the server did not answer';
}

function registryFacts(registry: RegistryState): readonly Description[] {
  if (registry.phase !== 'ready')
    return [
      { term: 'Registry', value: registry.phase === 'loading' ? 'On its way' : "Can't be reached right now" },
    ];
  return [
    { term: 'Registry revision', value: registry.registry.revision },
    {
      term: 'Registry source',
      value: sourceOf(registry.staleBecause),
    },
    { term: 'Registry fetched', value: registry.fetchedAt && formatInstant(registry.fetchedAt) },
    ...registry.refused.map(({ because }) => ({ term: 'Entry not understood', value: because.message })),
  ];
}

/** What the page itself runs, and where it knows its areas from. */
const HostFacts = ({ registry }: { readonly registry: RegistryState }) => (
  <DescriptionList
    items={[
      { term: 'Host version', value: hostRelease.version },
      { term: 'Host build', value: hostRelease.build },
      { term: 'Contract', value: CONTRACT },
      ...registryFacts(registry),
    ]}
  />
);
