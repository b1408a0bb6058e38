import { historyEvents, type QuerySpec, useLiveFeed } from '@fm/data';
import { type HistoryView, SUBJECT_NAMES, SUBJECTS } from '../history-view';
import { momentsOf, periodOf } from '../period';

/** Entries shown at a time. */
export const HISTORY_PAGE = 30;

type Part = (spec: QuerySpec) => QuerySpec;

/** What happened to a customer and everything that belongs to it, as a view asks for it, the newest first. */
export const historyOf =
  (customerId: string, { filter }: Pick<HistoryView, 'filter'>): Part =>
  (spec) =>
    spec
      .where('customerId', '==', customerId)
      .apply(about(filter))
      .apply(ofKind(filter))
      .apply(within(filter))
      .orderBy('at', 'desc');

const about =
  (filter: HistoryView['filter']): Part =>
  (spec) => {
    const subject = SUBJECT_NAMES.find((name) => name === filter.about);
    return subject ? spec.where('entity.type', 'in', SUBJECTS[subject]) : spec;
  };

const ofKind =
  ({ kind }: HistoryView['filter']): Part =>
  (spec) =>
    kind ? spec.where('kind', '==', kind) : spec;

const within =
  (filter: HistoryView['filter']): Part =>
  (spec) => {
    const { start, end } = momentsOf(periodOf(filter));
    const since = start ? spec.where('at', '>=', start) : spec;
    return end ? since.where('at', '<', end) : since;
  };

/** The history of a customer: the newest 30 entries live, and 30 older ones each time they are asked for. */
export const useHistory = (customerId: string, view: Pick<HistoryView, 'filter'>) =>
  useLiveFeed(historyEvents, historyOf(customerId, view), HISTORY_PAGE);
