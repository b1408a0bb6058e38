import { type ListView, useListView } from '@fm/data';
import { EVENT_KINDS } from '@fm/domain/event';

export type HistoryView = ListView<'kind', 'at'>;

const options = {
  filters: { kind: EVENT_KINDS },
  sorts: ['at'],
  defaultSort: { column: 'at', direction: 'desc' },
} as const;

/** Which entries of the history are shown, from the address. */
export const useHistoryView = (): HistoryView => useListView<'kind', 'at'>(options);
