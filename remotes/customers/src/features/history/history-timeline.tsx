import { usePutBack } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, EmptyState, ListState, Notice, Panel, ShowMore, Timeline } from '@fm/ui';
import { HISTORY_ENTRY, PutBackButtons } from '@fm/ui/history';
import { useState } from 'react';
import { HISTORY_PAGE, historyIds, useHistory } from './api/history-page';
import { CorrectButton } from './correct-button';
import { timelineEntry } from './history-entry';
import { HistoryFilters } from './history-filters';
import { useHistoryView } from './history-view';
import { type CorrectedNote, NoteForm } from './note-form';
import { replacedNotes } from './replaced-notes';

/** Everything that happened for a customer, the newest first, and a place to add what no record tells. */
export function HistoryTimeline({ customer }: { readonly customer: Stored<Customer> }) {
  const view = useHistoryView();
  const history = useHistory(historyIds(customer), view);
  const may = useHost().can('customers:edit');
  const putBack = usePutBack(customers, { record: customer, may });
  // Whole versions only where nothing is left out: a version is what all entries since made of it.
  const own = history.rows.filter(({ entity }) => entity.id === customer.id);
  const replaced = replacedNotes(history.rows);
  const [correcting, setCorrecting] = useState<CorrectedNote | null>();
  const buttonsFor = (event: (typeof own)[number]) => {
    const at = own.indexOf(event);
    if (at < 0) return null;
    return (
      <>
        {may && !customer.trashed && !replaced.has(event.id) && (
          <CorrectButton event={event} onPress={setCorrecting} />
        )}
        {putBack && (
          <PutBackButtons event={event} newer={view.active === 0 ? own.slice(0, at) : []} putBack={putBack} />
        )}
      </>
    );
  };
  return (
    <Panel title="Timeline">
      <NoteForm customer={customer} correcting={correcting} onCorrected={() => setCorrecting(null)} />
      <HistoryFilters view={view} matching={history.total} />
      <ListState of={history} noun="entries" columns={1} empty={<NoEntries view={view} />}>
        {putBack?.failure && <Notice tone="danger">{putBack.failure.message}</Notice>}
        <Timeline
          entries={history.rows.map((event) =>
            timelineEntry(event, { isReplaced: replaced.has(event.id), buttons: buttonsFor(event) }),
          )}
          headingLevel={3}
        />
        <ShowMore
          shown={history.rows.length}
          total={history.total}
          step={HISTORY_PAGE}
          called={HISTORY_ENTRY}
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
