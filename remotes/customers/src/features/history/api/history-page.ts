import { historyEvents, useLivePage } from '@fm/data';
import type { HistoryView } from '../history-view';

/** Entries on one page. */
const HISTORY_PAGE = 30;

/** What happened to a customer and everything that belongs to it, live, 30 at a time, the newest first. */
export const useHistoryPage = (customerId: string, { filter, cursor }: HistoryView) =>
  useLivePage(
    historyEvents,
    (spec) => {
      const ofCustomer = spec.where('customerId', '==', customerId);
      const ofKind = filter.kind ? ofCustomer.where('kind', '==', filter.kind) : ofCustomer;
      return ofKind.orderBy('at', 'desc');
    },
    { cursor, size: HISTORY_PAGE },
  );
