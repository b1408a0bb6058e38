import { EmptyState, Page, Panel } from '@fm/ui';
import { DataTable } from '@fm/ui/table';
import { AREA_COLUMNS } from './area-columns';
import { HostFacts } from './host-facts';
import { usePageStatus } from './use-page-status';

/** `/status`: what runs in this page and what went wrong in it, for operators. */
export function StatusPage() {
  const { registry, rows } = usePageStatus();
  return (
    <Page title="Status" subtitle="What runs in this tab, as it is now.">
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
    </Page>
  );
}
