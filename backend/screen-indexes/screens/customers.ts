import { useTotal } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import { historyEvents } from '@fm/domain/event';
import { childrenOf } from '@fm/domain/kinds';
import type { Stored } from '@fm/domain/record';
import {
  assetsAt,
  atSites,
  entriesQuery,
  KINDS_AT_SITE,
  pieceQuery,
  siteEntriesQuery,
  unfinishedAt,
} from '@fm/workflows/customer';
import { importEntries, madeEntries } from '@fm/workflows/record';
import { atHost, inTown } from '../../../remotes/customers/src/features/duplicates/api/find-alike';
import { storedWith } from '../../../remotes/customers/src/features/duplicates/api/stored-with';
import { SIGNS } from '../../../remotes/customers/src/features/duplicates/signs';
import { useCustomerParts } from '../../../remotes/customers/src/features/form/api/customer-parts';
import { historyOf, useHistory } from '../../../remotes/customers/src/features/history/api/history-page';
import { useHistoryView } from '../../../remotes/customers/src/features/history/history-view';
import { findManagers } from '../../../remotes/customers/src/features/import/api/managers';
import { tagOptions, townOptions } from '../../../remotes/customers/src/features/list/api/offered-values';
import { customerList } from '../../../remotes/customers/src/features/list/customer-list';
import { useMergedInto } from '../../../remotes/customers/src/features/merge/api/merged-into';
import { useUnfinishedMerges } from '../../../remotes/customers/src/features/merge/api/unfinished-merges';
import { COUNTED, whichOf } from '../../../remotes/customers/src/features/merge/related';
import { colleagueOptions } from '../../../remotes/customers/src/features/reminders/api/colleague-options';
import { linkableRecords } from '../../../remotes/customers/src/features/reminders/api/linkable-records';
import { useLoginName } from '../../../remotes/customers/src/features/reminders/api/login-name';
import { useRemindersPage } from '../../../remotes/customers/src/features/reminders/api/reminders-page';
import { useReminderView } from '../../../remotes/customers/src/features/reminders/reminder-view';
import { completedIn } from '../../../remotes/customers/src/features/report/api/completed-per-month';
import { useReportData } from '../../../remotes/customers/src/features/report/api/report-data';
import {
  useAssetsAt,
  useOrdersAt,
  usePlansAt,
} from '../../../remotes/customers/src/features/site/api/of-site';
import { useOpenCounts } from '../../../remotes/customers/src/features/summary/api/open-counts';
import {
  useContacts,
  useNextOrders,
  useSites,
} from '../../../remotes/customers/src/features/summary/api/related';
import { useStepFacts } from '../../../remotes/customers/src/features/summary/api/step-facts';
import customersSearch from '../../../remotes/customers/src/search';
import { specOf } from '../../../shared/data/live/spec-of';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY, WORDS } from '../samples';

/** What the customers area asks. */
export const customersQueries: ScreenQueries = {
  'remotes/customers/src/features/duplicates/api/find-alike.ts': async () => {
    await inTown('word', 'x');
    await atHost('x.example');
  },
  'remotes/customers/src/features/duplicates/api/stored-with.ts': async () => {
    for (const { field } of SIGNS) await storedWith(field, ['x']);
    await storedWith('number', ['x']);
  },
  'remotes/customers/src/features/form/api/customer-parts.ts': ({ hook }) =>
    hook(() => useCustomerParts('x')),
  'shared/workflows/customer/why-kept.ts': ({ spec }) => {
    spec('assets', () => specOf(assetsAt('x')));
    spec('workOrders', () => specOf(unfinishedAt('x')));
  },
  'remotes/customers/src/features/history/api/history-page.ts': ({ hook, views }) => {
    for (const { filter } of views(useHistoryView)) {
      for (const days of [{}, { from: DAY, to: DAY }]) {
        const view = { filter: { ...filter, ...days } };
        for (const ids of [['x'], ['x', 'y']]) {
          hook(() => useHistory(ids, view));
          hook(() => useTotal(historyEvents, historyOf(ids, view)));
        }
      }
    }
  },
  'remotes/customers/src/features/summary/api/related.ts': ({ hook }) => {
    hook(() => useNextOrders('x'));
    hook(() => useSites('x'));
    hook(() => useContacts('x'));
  },
  'remotes/customers/src/features/site/api/of-site.ts': ({ hook }) => {
    hook(() => useOrdersAt('x'));
    hook(() => useAssetsAt('x'));
    hook(() => usePlansAt('x'));
  },
  'remotes/customers/src/features/summary/api/open-counts.ts': ({ hook }) => hook(() => useOpenCounts('x')),
  'remotes/customers/src/features/summary/api/step-facts.ts': ({ hook }) =>
    hook(() => useStepFacts({ id: 'x' } as Stored<Customer>, DAY)),
  'remotes/customers/src/features/report/api/completed-per-month.ts': async () => {
    await completedIn('x', DAY);
  },
  'remotes/customers/src/features/report/api/report-data.ts': ({ hook }) =>
    hook(() => useReportData({ id: 'x' } as Stored<Customer>, { filter: { from: DAY } })),
  'remotes/customers/src/features/import/api/managers.ts': async () => {
    await findManagers();
  },
  'remotes/customers/src/features/list/api/customers-query.ts': ({ list }) => list(customerList),
  'remotes/customers/src/features/list/api/offered-values.ts': async () => {
    for (const load of [tagOptions, townOptions]) for (const words of WORDS) await load(words);
  },
  'remotes/customers/src/features/merge/api/merged-into.ts': ({ hook }) => hook(() => useMergedInto('x')),
  'remotes/customers/src/features/merge/api/unfinished-merges.ts': ({ hook }) =>
    hook(() => useUnfinishedMerges({ id: 'x', mergedFrom: ['y'] } as unknown as Stored<Customer>)),
  'remotes/customers/src/features/merge/api/undo-merge.ts': ({ spec }) =>
    spec('events', (events) => events.where('batchId', '==', 'x')),
  'shared/workflows/record/imported-together.ts': ({ spec }) => {
    spec('events', () => specOf(importEntries('x', ['x', 'y'])));
    spec('events', () => specOf(madeEntries(['x', 'y'])));
  },
  'shared/workflows/customer/merge/work-since.ts': ({ spec }) => {
    for (const { path } of KINDS_AT_SITE) spec(path, () => specOf(atSites(path, 'x', ['x'])));
  },
  'shared/workflows/customer/merge/merge-entries.ts': ({ spec }) => {
    spec('events', () => specOf(entriesQuery('x', ['x'])));
    spec('events', () => specOf(siteEntriesQuery('x')));
  },
  'shared/workflows/customer/merge/pieces.ts': ({ spec }) => {
    for (const of of customers.children ?? [])
      spec(childrenOf(of, 'x').kind.path, () => specOf(pieceQuery(of, 'x')));
  },
  'remotes/customers/src/features/merge/related.ts': ({ hook }) => {
    for (const of of COUNTED)
      hook(() => useTotal(childrenOf(of, 'x').kind, (spec) => whichOf(of, spec, 'x')));
  },
  'remotes/customers/src/features/reminders/api/colleague-options.ts': async () => {
    for (const words of WORDS) await colleagueOptions(words);
  },
  'remotes/customers/src/features/reminders/api/linkable-records.ts': async () => {
    for (const load of Object.values(linkableRecords)) for (const words of WORDS) await load(words);
  },
  'remotes/customers/src/features/reminders/api/login-name.ts': ({ hook }) => hook(() => useLoginName('x')),
  'remotes/customers/src/features/reminders/api/reminders-page.ts': ({ hook, views }) => {
    for (const view of views(useReminderView)) hook(() => useRemindersPage(view));
  },
  'remotes/customers/src/search.ts': finding(customersSearch),
};
