import {
  assetOptions,
  customerOptions,
  employeeOptions,
  type LivePage,
  QuerySpec,
  searchRecords,
  siteOptions,
  useAttachments,
  useDueReminders,
  useGrowingHistory,
  useLeavers,
  useListCounts,
  useMentions,
  useRecordHistory,
} from '@fm/data';
import { assets } from '@fm/domain/asset';
import { type Customer, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { tasks } from '@fm/domain/task';
import { assetScope, customerScope, employeeScope, type TrashScope } from '@fm/domain/trash';
import { users } from '@fm/domain/user';
import { workOrders } from '@fm/domain/work-order';
import { partsQuery } from '@fm/workflows/asset';
import { ledOn, onCrewOn } from '@fm/workflows/assignment';
import { carriedFrom, filesOf } from '@fm/workflows/attachment';
import { assetsAt, unfinishedAt } from '@fm/workflows/customer';
import { employeesNumbered } from '@fm/workflows/employee';
import { timersOn } from '@fm/workflows/labour';
import { everyFileOf, filesShowing, relatedQuery } from '@fm/workflows/record';
import { followingReminders } from '@fm/workflows/unit';
import { peopleNamed, remindersOf, usersWithEmail } from '@fm/workflows/user';
import { ownViews } from '@fm/workflows/view';
import { entriesOfBatches } from '@fm/workflows/work-order';
import { specOf } from '../../../shared/data/live/spec-of';
import { foundAgainst, foundAlong } from '../../../shared/data/trash/scope';
import { useTrashedPage } from '../../../shared/data/trash/trashed-page';
import { useViewRows } from '../../../shared/data/views/view-rows';
import type { ScreenQueries } from '../asking';
import { DAY, RECORD, REF, WORDS } from '../samples';

const TRASHED_KINDS: readonly RecordKind<object>[] = [
  assets,
  customers,
  employees,
  tasks,
  workOrders,
  offers,
  maintenancePlans,
];
const PLAN = { template: { leadId: 'x', crewRefs: [REF] } } as unknown as Plan;
const NO_PAGE: LivePage<Customer> = {
  status: 'loading',
  rows: [],
  stale: false,
  total: undefined,
  first: 1,
  next: undefined,
  previous: undefined,
  capped: false,
  asked: { spec: QuerySpec.of('customers'), search: '' },
  retry: () => undefined,
};

/** What the data layer and the host ask. */
export const sharedQueries: ScreenQueries = {
  'host/src/auth/find-by-email.ts': ({ spec }) => spec('users', (users) => users.where('email', '==', 'x')),
  'shared/data/attachments/attachment-rows.ts': ({ hook }) =>
    hook(() => useAttachments({ type: 'workOrder', id: 'x' })),
  'shared/data/live/pulse.ts': ({ spec }) => spec('events', (events) => events.orderBy('at', 'desc')),
  'shared/workflows/assignment/jobs-of.ts': ({ spec }) => {
    const days = { from: '2026-11-16', to: '2026-11-22' };
    spec('workOrders', () => specOf(ledOn(['x'], days)));
    spec('workOrders', () => specOf(onCrewOn(['x'], days)));
  },
  'shared/workflows/asset/asset-place.ts': ({ spec }) => spec('assets', () => specOf(partsQuery(['x']))),
  'shared/workflows/employee/save-employee.ts': ({ spec }) =>
    spec('employees', () => specOf(employeesNumbered('x'))),
  'shared/workflows/user/bind-prepared.ts': ({ spec }) => spec('reminders', () => specOf(remindersOf('x'))),
  'shared/workflows/user/login-name.ts': ({ spec }) => {
    for (const { path } of [users, employees]) spec(path, () => specOf(peopleNamed(path, 'x')));
  },
  'shared/workflows/user/save-user.ts': ({ spec }) => spec('users', () => specOf(usersWithEmail('x'))),
  'shared/workflows/view/saved-views.ts': ({ spec }) => spec('savedViews', () => specOf(ownViews('x', '/x'))),
  'shared/workflows/attachment/file-commands.ts': ({ spec }) =>
    spec('attachments', () => specOf(filesOf('x'))),
  'shared/workflows/attachment/carry-files.ts': ({ spec }) =>
    spec('attachments', () => specOf(carriedFrom('x'))),
  'shared/workflows/customer/why-kept.ts': ({ spec }) => {
    spec('workOrders', () => specOf(unfinishedAt('x')));
    spec('assets', () => specOf(assetsAt('x')));
  },
  'shared/workflows/labour/timer.ts': ({ spec }) => spec('timers', () => specOf(timersOn('x'))),
  'shared/workflows/record/purge-files.ts': ({ spec }) => {
    spec('attachments', () => specOf(everyFileOf('x')));
    spec('attachments', () => specOf(filesShowing(['x'])));
  },
  // What it asks, the screens ask before: shared/data/trash/scope.ts.
  'shared/workflows/record/trash-record.ts': ({ spec }) =>
    spec('reminders', () =>
      specOf(
        relatedQuery(
          { kind: reminders, which: [['entity.id', '==', 'x']], one: 'reminder', many: 'reminders' },
          false,
        ),
      ),
    ),
  'shared/workflows/work-order/serve-assets.ts': ({ spec }) =>
    spec('events', () => specOf(entriesOfBatches(['x']))),
  'shared/workflows/unit/followers.ts': ({ spec }) =>
    spec('reminders', () => specOf(followingReminders(['x']))),
  'shared/data/read/find-records.ts': async () => {
    for (const words of WORDS) await searchRecords(QuerySpec.of(customers.path), words);
  },
  'shared/data/read/offered.ts': async () => {
    for (const words of WORDS) {
      await employeeOptions(words);
      await customerOptions(words);
      await siteOptions('x')(words);
      await assetOptions('x')(words);
    }
  },
  'shared/data/visits/leavers.ts': ({ hook }) => hook(() => useLeavers(PLAN, DAY)),
  'shared/data/read/record-history.ts': ({ hook }) => {
    hook(() => useRecordHistory('x', 1));
    hook(() => useRecordHistory('x', 1, 'task'));
    hook(() => useGrowingHistory('x', 1, 'task'));
  },
  'shared/data/attention/mentions.ts': ({ hook }) => hook(() => useMentions()),
  'shared/data/attention/due-reminders.ts': ({ hook }) =>
    hook(() => useDueReminders({ uid: 'x', team: 'X' })),
  'shared/data/undo/undo-batch.ts': ({ spec }) =>
    spec('events', (events) => events.where('batchId', '==', 'x')),
  'shared/data/views/view-rows.ts': ({ hook }) => hook(() => useViewRows('x', '/customers', true)),
  'shared/data/trash/trashed-page.ts': ({ hook }) => {
    for (const kind of TRASHED_KINDS) hook(() => useTrashedPage(kind, null));
  },
  'shared/data/trash/scope.ts': async () => {
    const scopes: readonly TrashScope<object>[] = [customerScope, employeeScope, assetScope, { kind: tasks }];
    for (const scope of scopes) {
      for (const trashed of [true, false]) await foundAlong(scope, RECORD as Stored<object>, trashed);
      await foundAgainst(scope, RECORD as Stored<object>);
    }
  },
  'shared/data/list/use-list-counts.ts': ({ hook }) => hook(() => useListCounts(customers, NO_PAGE, 1)),
};
