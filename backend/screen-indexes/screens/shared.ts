import {
  assetOptions,
  contactOptions,
  customerOptions,
  employeeOptions,
  type LivePage,
  QuerySpec,
  searchRecords,
  siteOptions,
  useDueReminders,
  useGrowingHistory,
  useLeavers,
  useListCounts,
  useMentions,
  useNotifications,
  usePrivateHistory,
  useRecordHistory,
} from '@fm/data';
import { useAttachments } from '@fm/data/attachments';
import { itemOptions } from '@fm/data/form';
import { assets } from '@fm/domain/asset';
import { type Customer, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { COPIED_KINDS, nameCopiesOf } from '@fm/domain/kinds';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import { notifications } from '@fm/domain/notification';
import { offers, offerTemplates } from '@fm/domain/offer';
import type { RecordKind, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { tasks } from '@fm/domain/task';
import { textBlocks } from '@fm/domain/text-block';
import { users } from '@fm/domain/user';
import { orderTemplates, workOrders } from '@fm/domain/work-order';
import { useTemplates } from '@fm/screens/templates';
import { partsQuery } from '@fm/workflows/asset';
import { ledOn, onCrewOn } from '@fm/workflows/assignment';
import { carriedFrom, filesOf } from '@fm/workflows/attachment';
import { itemsNumbered } from '@fm/workflows/catalogue';
import { assetsAt, unfinishedAt } from '@fm/workflows/customer';
import { employeesNumbered } from '@fm/workflows/employee';
import { notedOn, timersOn } from '@fm/workflows/labour';
import { filesShowing, nextFilesOf, relatedQuery } from '@fm/workflows/record';
import {
  AUDITED,
  auditedEntries,
  certificatesEnding,
  contractsEnding,
  copiesOfName,
  duePlansOn,
  lapsedOffersOn,
  loginsByAddress,
  loginsOfEmployees,
  loginsWithDigest,
  newsToMail,
  offersEnding,
  openOrdersOf,
  openTasksOf,
  PURGED_KINDS,
  passedOccurrencesOn,
  peopleOfTeam,
  plansOfCompanyCalendar,
  remindersBefore,
  remindersDueAt,
  statisticsOn,
  tasksDueBy,
  trashedBefore,
} from '@fm/workflows/system';
import { followingReminders } from '@fm/workflows/unit';
import { peopleNamed, remindersOf, usersWithEmail } from '@fm/workflows/user';
import { ownViews } from '@fm/workflows/view';
import { entriesOfBatches } from '@fm/workflows/work-order';
import { accountList } from '../../../host/src/admin/account-list';
import { useComparedStatistics } from '../../../host/src/admin/api/compared-statistics';
import { useJobRuns } from '../../../host/src/admin/api/job-runs';
import { peopleOptions } from '../../../host/src/admin/api/people-options';
import { findPeople } from '../../../host/src/people/api/find-people';
import { specOf } from '../../../shared/data/live/spec-of';
import { foundAgainst, foundAlong } from '../../../shared/data/trash/scope';
import { useTrashedPage } from '../../../shared/data/trash/trashed-page';
import { useViewRows } from '../../../shared/data/views/view-rows';
import { timesOf } from '../../../shared/screens/comparison/compared-orders';
import { findCompleted } from '../../../shared/screens/comparison/completed-orders';
import type { ScreenQueries } from '../asking';
import { DAY, JOB, NOW, RECORD, REF, WORDS } from '../samples';

const TRASHED_KINDS: readonly RecordKind<object>[] = [
  assets,
  customers,
  employees,
  tasks,
  workOrders,
  offers,
  textBlocks,
  maintenancePlans,
];
const NAMED = { type: 'x', id: 'x' };
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
const PRIVATE = { ...tasks, path: 'employees/x/private', isPrivate: true } as const;

export const sharedQueries: ScreenQueries = {
  'host/src/auth/find-by-email.ts': ({ spec }) => spec('users', (users) => users.where('email', '==', 'x')),
  'host/src/people/api/find-people.ts': async () => {
    for (const words of WORDS) await findPeople(words);
  },
  'host/src/presence/colleague-name.ts': ({ spec }) =>
    spec('employees', (people) => people.where('userId', 'in', ['x'])),
  'host/src/admin/api/job-runs.ts': ({ hook }) => hook(useJobRuns),
  'host/src/admin/api/compared-statistics.ts': ({ hook }) =>
    hook(() => useComparedStatistics(['2026-11-22', '2026-11-23'])),
  'host/src/admin/api/people-options.ts': async () => {
    for (const words of WORDS) await peopleOptions(words);
  },
  'host/src/admin/api/accounts-query.ts': ({ list }) => list(accountList),
  'shared/data/attachments/attachment-rows.ts': ({ hook }) =>
    hook(() => useAttachments({ type: 'workOrder', id: 'x' })),
  'shared/data/live/any-change.ts': ({ spec }) => spec('events', (events) => events.orderBy('at', 'desc')),
  'shared/screens/comparison/compared-orders.ts': async () => {
    await timesOf(JOB);
  },
  'shared/screens/comparison/completed-orders.ts': async () => {
    for (const field of ['customerRef.id', 'planRef.id'] as const) await findCompleted({ field, id: 'x' });
  },
  'shared/screens/templates/template-screen.ts': ({ hook }) => {
    hook(() => useTemplates(orderTemplates, false));
    hook(() => useTemplates(offerTemplates, false));
  },
  'shared/workflows/assignment/jobs-of.ts': ({ spec }) => {
    const days = { from: '2026-11-16', to: '2026-11-22' };
    spec('workOrders', () => specOf(ledOn(['x'], days)));
    spec('workOrders', () => specOf(onCrewOn(['x'], days)));
  },
  'shared/workflows/asset/asset-place.ts': ({ spec }) => spec('assets', () => specOf(partsQuery(['x']))),
  'shared/workflows/catalogue/numbered.ts': ({ spec }) =>
    spec('catalogue', () => specOf(itemsNumbered(['x']))),
  'shared/workflows/employee/save-employee.ts': ({ spec }) =>
    spec('employees', () => specOf(employeesNumbered('x'))),
  'shared/workflows/user/bind-prepared.ts': ({ spec }) => spec('reminders', () => specOf(remindersOf('x'))),
  'shared/workflows/user/login-name.ts': ({ spec }) => {
    for (const { path } of [users, employees]) spec(path, () => specOf(peopleNamed(path, 'x')));
  },
  'shared/workflows/system/audited-entries.ts': ({ spec }) => {
    const range = { from: NOW, to: NOW };
    const person = { ...range, uid: 'x' };
    for (const filter of [
      range,
      person,
      { ...range, kind: 'created' },
      { ...person, kind: 'created' },
    ] as const)
      for (const place of AUDITED)
        spec(place.path.split('/').at(-1) ?? '', () => specOf(auditedEntries(filter, 50, place)));
  },
  'shared/workflows/system/digests.ts': ({ spec }) => {
    spec(users.path, () => specOf(loginsWithDigest(50)));
    spec(tasks.path, () => specOf(tasksDueBy('x', DAY, 50)));
    spec(reminders.path, () => specOf(remindersBefore('x', NOW, 50)));
  },
  'shared/workflows/system/due-orders.ts': ({ spec }) =>
    spec(maintenancePlans.path, () => specOf(duePlansOn(DAY, 50))),
  'shared/workflows/system/end-access.ts': ({ spec }) => spec(users.path, () => specOf(loginsByAddress(50))),
  'shared/workflows/system/fire-reminders.ts': ({ spec }) => {
    spec(reminders.path, () => specOf(remindersDueAt(NOW, 50)));
    spec(employees.path, () => specOf(peopleOfTeam('x')));
  },
  'shared/workflows/system/mail-news.ts': ({ spec }) =>
    spec(notifications.path, () => specOf(newsToMail(NOW, 50))),
  'shared/workflows/system/statistics.ts': ({ spec }) => {
    for (const query of Object.values(statisticsOn(DAY))) spec(query.path, () => specOf(query));
  },
  'shared/workflows/system/tell-ends.ts': ({ spec }) => {
    spec(employees.path, () => specOf(certificatesEnding(DAY, 50)));
    spec(customers.path, () => specOf(contractsEnding(DAY, 50)));
    spec(offers.path, () => specOf(offersEnding(DAY, 50)));
  },
  'shared/workflows/system/follow-calendar.ts': ({ spec }) =>
    spec(maintenancePlans.path, () => specOf(plansOfCompanyCalendar(50))),
  'shared/workflows/system/missed-occurrences.ts': ({ spec }) =>
    spec('occurrences', () => specOf(passedOccurrencesOn(DAY, 50))),
  'shared/workflows/system/expire-offers.ts': ({ spec }) =>
    spec(offers.path, () => specOf(lapsedOffersOn(DAY, 50))),
  'shared/workflows/system/refresh-names.ts': ({ spec }) => {
    for (const copy of COPIED_KINDS.flatMap(nameCopiesOf))
      spec(copy.kind.path, () => specOf(copiesOfName(copy, 'x', 'X', 50)));
  },
  'shared/workflows/system/tell-due.ts': ({ spec }) => {
    spec(tasks.path, () => specOf(openTasksOf(DAY, 50)));
    spec(workOrders.path, () => specOf(openOrdersOf(DAY, 50)));
  },
  'shared/workflows/system/purge-due.ts': ({ spec }) => {
    for (const kind of PURGED_KINDS) spec(kind.path, () => specOf(trashedBefore(kind, new Date(0), 50)));
  },
  'shared/workflows/system/tell-news.ts': ({ spec }) =>
    spec(users.path, () => specOf(loginsOfEmployees(['x']))),
  'shared/workflows/user/save-user.ts': ({ spec }) => spec('users', () => specOf(usersWithEmail('x'))),
  'shared/workflows/view/saved-views.ts': ({ spec }) => spec('savedViews', () => specOf(ownViews('x', '/x'))),
  'shared/workflows/attachment/file-commands.ts': ({ spec }) =>
    spec('attachments', () => specOf(filesOf(NAMED))),
  'shared/workflows/attachment/carry-files.ts': ({ spec }) =>
    spec('attachments', () => specOf(carriedFrom(NAMED))),
  'shared/workflows/customer/why-kept.ts': ({ spec }) => {
    spec('workOrders', () => specOf(unfinishedAt('x')));
    spec('assets', () => specOf(assetsAt('x')));
  },
  'shared/workflows/labour/day-of-work.ts': ({ spec }) => spec('labour', () => specOf(notedOn('x', 'x'))),
  'shared/workflows/labour/timer.ts': ({ spec }) => spec('timers', () => specOf(timersOn('x'))),
  'shared/workflows/record/purge-files.ts': ({ spec }) => {
    spec('attachments', () => specOf(nextFilesOf(NAMED)));
    spec('attachments', () => specOf(filesShowing(['x'])));
  },
  // What it asks, the screens ask before: shared/data/trash/scope.ts.
  'shared/workflows/record/related-query.ts': ({ spec }) =>
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
  'shared/data/read/item-options.ts': async () => {
    for (const words of [...WORDS, 'V-501']) await itemOptions(words);
  },
  'shared/data/read/offered.ts': async () => {
    for (const words of WORDS) {
      await employeeOptions(words);
      await customerOptions(words);
      await siteOptions('x')(words);
      await contactOptions('x')(words);
      await assetOptions('x')(words);
    }
  },
  'shared/data/occurrences/leavers.ts': ({ hook }) => hook(() => useLeavers(PLAN, DAY)),
  'shared/data/read/record-history.ts': ({ hook }) => {
    hook(() => useRecordHistory('x', 1));
    for (const kind of [tasks, users]) hook(() => useRecordHistory('x', 1, kind));
    hook(() => useGrowingHistory('x', 1, 'task'));
    hook(() => usePrivateHistory(PRIVATE, 1));
  },
  'shared/data/attention/mentions.ts': ({ hook }) => hook(() => useMentions()),
  'shared/data/attention/notifications.ts': ({ hook }) => hook(() => useNotifications()),
  'shared/data/attention/due-reminders.ts': ({ hook }) =>
    hook(() => useDueReminders({ uid: 'x', team: 'X' })),
  'shared/data/undo/undo-batch.ts': ({ spec }) =>
    spec('events', (events) => events.where('batchId', '==', 'x')),
  'shared/data/views/view-rows.ts': ({ hook }) => hook(() => useViewRows('x', '/customers', true)),
  'shared/data/trash/trashed-page.ts': ({ hook }) => {
    for (const kind of TRASHED_KINDS) hook(() => useTrashedPage(kind, null));
  },
  'shared/data/trash/scope.ts': async () => {
    for (const kind of TRASHED_KINDS) {
      for (const trashed of [true, false]) await foundAlong(kind, RECORD as Stored<object>, trashed);
      await foundAgainst(kind, RECORD as Stored<object>);
    }
  },
  'shared/data/list/use-list-counts.ts': ({ hook }) => hook(() => useListCounts(customers, NO_PAGE, 1)),
};
