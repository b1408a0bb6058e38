import { EVENT_KIND_LABELS, EVENT_KINDS, type EventKind } from '@fm/domain/event';
import type { Count } from '@fm/domain/record';
import { chipsOf, FilterChips, Toolbar } from '@fm/ui';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { HistoryView } from './history-view';

const kinds = optionsOf(EVENT_KINDS, EVENT_KIND_LABELS);

interface HistoryFiltersProps {
  readonly view: HistoryView;
  readonly matching: Count | undefined;
}

/** Narrows the history to one kind of entry. */
export const HistoryFilters = ({ view, matching }: HistoryFiltersProps) => (
  <>
    <Toolbar>
      <SelectField
        label="What happened"
        hideLabel
        emptyLabel="Everything that happened"
        options={kinds}
        value={view.filter.kind as EventKind | undefined}
        onChange={(kind) => view.setFilter('kind', kind ?? undefined)}
      />
    </Toolbar>
    <FilterChips
      chips={chipsOf(view, { kind: { label: 'What happened', values: EVENT_KIND_LABELS } })}
      noun="entries"
      matching={matching}
      onClearAll={view.clear}
    />
  </>
);
