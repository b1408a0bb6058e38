import { ACCESS_EVENTS_PATH, EVENTS_PATH, type EventKind, historyPath } from '@fm/domain/event';
import { users } from '@fm/domain/user';
import type { DocumentQuery } from '../documents';

/** What an auditor asks for. */
interface Asked {
  readonly from: Date;
  /** The first instant that is asked for no more. */
  readonly to: Date;
  readonly uid?: string | undefined;
  readonly kind?: EventKind | undefined;
}

/** Kinds whose history lies beside their records, where only few read it (decision 0013). */
const PRIVATE_TYPES = ['privateDetails', 'labourRates'] as const;

/** Where entries for auditors lie: the history, sign-ins, and what is told beside private records. */
export const AUDITED: readonly Pick<DocumentQuery, 'path' | 'everywhere' | 'filters'>[] = [
  { path: EVENTS_PATH, filters: [] },
  { path: ACCESS_EVENTS_PATH, filters: [] },
  { path: historyPath(users), filters: [] },
  {
    path: 'employees/-/privateEvents',
    everywhere: true,
    filters: [['entity.type', 'in', PRIVATE_TYPES]],
  },
];

/** Entries of a time, of one person and of one kind that lie in one place, the oldest first. */
export const auditedEntries = (
  { from, to, uid, kind }: Asked,
  limit: number,
  place: (typeof AUDITED)[number],
): DocumentQuery => ({
  ...place,
  filters: [
    ...place.filters,
    ...(uid ? ([['actor.uid', '==', uid]] as const) : []),
    ...(kind ? ([['kind', '==', kind]] as const) : []),
    ['at', '>=', from],
    ['at', '<', to],
  ],
  orders: [['at', 'asc']],
  limit,
});
