import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { Button, EmptyState, ListState, Panel, ShowMore, Timeline } from '@fm/ui';
import { HISTORY_PAGE, historyIds, useHistory } from './api/history-page';
import { timelineEntry } from './history-entry';
import { HistoryFilters } from './history-filters';
import { useHistoryView } from './history-view';
import { NoteForm } from './note-form';

/** Everything that happened for a customer, the newest first, and a place to add what no record tells. */
export function HistoryTimeline({ customer }: { readonly customer: Stored<Customer> }) {
  const view = useHistoryView();
  const history = useHistory(historyIds(customer), view);
  return (
    <Panel title="Timeline">
      <NoteForm customer={customer} />
      <HistoryFilters view={view} matching={history.total} />
      <ListState of={history} noun="entries" columns={1} empty={<NoEntries view={view} />}>
        <Timeline entries={history.rows.map(timelineEntry)} headingLevel={3} />
        <ShowMore
          shown={history.rows.length}
          total={history.total}
          step={HISTORY_PAGE}
          noun="entries"
          older={history.older}
          onMore={history.showOlder}
        />
      </ListState>
    </Panel>
  );
}

const NoEntries = ({ view }: { readonly view: ReturnType<typeof useHistoryView> }) =>
  view.active > 0 ? (
    <EmptyState
      title="Nothing like this happened"
      action={
        <Button variant="outline" onClick={view.clear}>
          Show everything
        </Button>
      }
    />
  ) : (
    <EmptyState title="Nothing happened yet">
      Changes to the customer, its sites, work orders, offers and plans appear here.
    </EmptyState>
  );
