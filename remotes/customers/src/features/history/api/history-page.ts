import { equal, type Narrow, useLiveFeed } from '@fm/data';
import type { Customer } from '@fm/domain/customer';
import type { HistoryEvent } from '@fm/domain/event';
import { historyEvents } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { type HistoryView, SUBJECT_NAMES, SUBJECTS } from '../history-view';
import { momentsOf, periodOf } from '../period';

/** Entries shown at a time. */
export const HISTORY_PAGE = 30;

type Part = Narrow<HistoryEvent>;

/** Values that one query compares with at most: those of one list times those of another. */
const MOST_COMPARED = 30;

/** Under whose ids the history of a customer is kept: its own, and those of customers merged into it. */
export const historyIds = ({ id, mergedFrom = [] }: Stored<Customer>): readonly string[] => [
  id,
  ...mergedFrom,
];

/**
 * What happened to a customer and everything that belongs to it, as a view asks for it, the newest first. Of a customer
 * that many were merged into, a filter by subject asks for the first 7 of them or more. Days are those
 * where the user is, or in `timezone`.
 */
export const historyOf =
  (ids: readonly string[], { filter }: Pick<HistoryView, 'filter'>, timezone?: string): Part =>
  (spec) =>
    spec
      .apply(ofCustomers(ids, subjectOf(filter)?.length ?? 1))
      .apply(about(filter))
      .apply(equal('kind', filter.kind))
      .apply(within(filter, timezone))
      .orderBy('at', 'desc');

const ofCustomers =
  (ids: readonly string[], compared: number): Part =>
  (spec) =>
    ids.length === 1
      ? spec.where('customerId', '==', ids[0])
      : spec.where('customerId', 'in', ids.slice(0, Math.floor(MOST_COMPARED / compared)));

const subjectOf = (filter: HistoryView['filter']) => {
  const subject = SUBJECT_NAMES.find((name) => name === filter.about);
  return subject && SUBJECTS[subject];
};

const about =
  (filter: HistoryView['filter']): Part =>
  (spec) => {
    const types = subjectOf(filter);
    return types ? spec.where('entity.type', 'in', types) : spec;
  };

const within =
  (filter: HistoryView['filter'], timezone: string | undefined): Part =>
  (spec) => {
    const { start, end } = momentsOf(periodOf(filter), timezone);
    const since = start ? spec.where('at', '>=', start) : spec;
    return end ? since.where('at', '<', end) : since;
  };

/** The history of a customer: the newest 30 entries live, and 30 older ones each time they are asked for. */
export const useHistory = (ids: readonly string[], view: Pick<HistoryView, 'filter'>) =>
  useLiveFeed(historyEvents, historyOf(ids, view), HISTORY_PAGE);
