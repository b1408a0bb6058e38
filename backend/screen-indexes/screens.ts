import type { RemoteSearch } from '@fm/contract';
import {
  type Attention,
  customerOptions,
  employeeOptions,
  historyEvents,
  type LivePage,
  QuerySpec,
  searchRecords,
  siteOptions,
  useAttachments,
  useAttention,
  useDueReminders,
  useListCounts,
  useMentions,
  useRecordHistory,
  useTotal,
  useTrashPage,
} from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import { type Employee, employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind, Stored } from '@fm/domain/record';
import { type Task, tasks } from '@fm/domain/task';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { atHost, inTown } from '../../remotes/customers/src/features/duplicates/api/find-alike';
import { storedWith } from '../../remotes/customers/src/features/duplicates/api/stored-with';
import { SIGNS } from '../../remotes/customers/src/features/duplicates/signs';
import { useCustomerParts } from '../../remotes/customers/src/features/form/api/customer-parts';
import { unfinishedWork } from '../../remotes/customers/src/features/form/api/unfinished-work';
import { historyOf, useHistory } from '../../remotes/customers/src/features/history/api/history-page';
import { useOpenCounts } from '../../remotes/customers/src/features/history/api/open-counts';
import { useStepFacts } from '../../remotes/customers/src/features/history/api/step-facts';
import { useHistoryView } from '../../remotes/customers/src/features/history/history-view';
import { findManagers } from '../../remotes/customers/src/features/import/api/managers';
import { useCustomersPage } from '../../remotes/customers/src/features/list/api/customers-page';
import { tagOptions, townOptions } from '../../remotes/customers/src/features/list/api/offered-values';
import { useCustomerView } from '../../remotes/customers/src/features/list/customer-view';
import { contactsBack } from '../../remotes/customers/src/features/merge/api/contacts-back';
import { useMergedInto } from '../../remotes/customers/src/features/merge/api/merged-into';
import { findPieces } from '../../remotes/customers/src/features/merge/api/pieces';
import { useUnfinishedMerges } from '../../remotes/customers/src/features/merge/api/unfinished-merges';
import { COUNTED } from '../../remotes/customers/src/features/merge/belonging';
import { colleagueOptions } from '../../remotes/customers/src/features/reminders/api/colleague-options';
import { linkableRecords } from '../../remotes/customers/src/features/reminders/api/linkable-records';
import { useLoginName } from '../../remotes/customers/src/features/reminders/api/login-name';
import { useRemindersPage } from '../../remotes/customers/src/features/reminders/api/reminders-page';
import { useReminderView } from '../../remotes/customers/src/features/reminders/reminder-view';
import { completedIn } from '../../remotes/customers/src/features/report/api/completed-per-month';
import { useReportData } from '../../remotes/customers/src/features/report/api/report-data';
import { customerScope } from '../../remotes/customers/src/features/trash/customer-scope';
import customersSearch from '../../remotes/customers/src/search';
import { numberTaken } from '../../remotes/employees/src/features/form/api/number-taken';
import { useEmployeesPage } from '../../remotes/employees/src/features/list/api/employees-page';
import { useEmployeeView } from '../../remotes/employees/src/features/list/employee-view';
import { employeeScope } from '../../remotes/employees/src/features/trash/employee-scope';
import employeesSearch from '../../remotes/employees/src/search';
import { findNearPlans, useNearPlans } from '../../remotes/maintenance/src/features/due/api/due-plans';
import { usePlanVisits } from '../../remotes/maintenance/src/features/form/api/plan-visits';
import { usePlansPage } from '../../remotes/maintenance/src/features/list/api/plans-page';
import { usePlanView } from '../../remotes/maintenance/src/features/list/plan-view';
import { duePlans } from '../../remotes/maintenance/src/features/overview/api/due-plans';
import maintenanceSearch from '../../remotes/maintenance/src/search';
import { contactOptions } from '../../remotes/offers/src/features/editor/api/contact-options';
import { useOffersPage } from '../../remotes/offers/src/features/list/api/offers-page';
import { useOfferView } from '../../remotes/offers/src/features/list/offer-view';
import { expiringOffers } from '../../remotes/offers/src/features/overview/api/expiring-offers';
import offersSearch from '../../remotes/offers/src/search';
import { openWorkOrders } from '../../remotes/tasks/src/features/form/api/open-work-orders';
import { useTasksPage } from '../../remotes/tasks/src/features/list/api/tasks-page';
import { useTaskView } from '../../remotes/tasks/src/features/list/task-view';
import { dueTasks } from '../../remotes/tasks/src/features/overview/api/due-tasks';
import tasksSearch from '../../remotes/tasks/src/search';
import { findJobsOf, useJobsOf } from '../../remotes/work-orders/src/features/assignment/api/jobs-of';
import { findPeople, usePeople } from '../../remotes/work-orders/src/features/assignment/api/people';
import {
  useColleagues,
  useJobsOn,
  useKnowSite,
} from '../../remotes/work-orders/src/features/assignment/api/who-else';
import { useColumnOrders } from '../../remotes/work-orders/src/features/board/api/column-orders';
import { useLanePeople } from '../../remotes/work-orders/src/features/calendar/api/lane-people';
import { usePeriodOrders } from '../../remotes/work-orders/src/features/calendar/api/period-orders';
import { useUnplannedOrders } from '../../remotes/work-orders/src/features/calendar/api/unplanned-orders';
import { useComments } from '../../remotes/work-orders/src/features/comments/api/comments';
import { useChosenOrders } from '../../remotes/work-orders/src/features/day/api/chosen-orders';
import { useOrdersOfDay } from '../../remotes/work-orders/src/features/day/api/orders-of-day';
import { useContacts } from '../../remotes/work-orders/src/features/form/api/contacts';
import { useLabour, useTimersOn } from '../../remotes/work-orders/src/features/labour/api/labour';
import { useOverlaps } from '../../remotes/work-orders/src/features/labour/api/overlaps';
import { orderOptions } from '../../remotes/work-orders/src/features/links/api/link-orders';
import { completeOrders } from '../../remotes/work-orders/src/features/list/api/complete-orders';
import { useWorkOrdersPage } from '../../remotes/work-orders/src/features/list/api/work-orders-page';
import { useWorkOrderView } from '../../remotes/work-orders/src/features/list/work-order-view';
import * as pressingOrders from '../../remotes/work-orders/src/features/overview/api/pressing-orders';
import {
  templateOptions,
  useTemplates,
} from '../../remotes/work-orders/src/features/templates/api/templates';
import workOrdersSearch from '../../remotes/work-orders/src/search';
import { allOf } from '../../shared/data/attention/attention';
import { foundAgainst, foundAlong } from '../../shared/data/trash/scope';
import { useViewRows } from '../../shared/data/views/view-rows';
import { followingReminders } from '../../shared/data/write/followers';
import type { Asking } from './asking';

const DAY = '2026-11-20';
const NOW = new Date(`${DAY}T09:00:00Z`);
const REF = { id: 'x', name: 'X' };
const NOBODY = { uid: 'x', name: 'X', role: '' };
const WORDS = ['', 'word'];
const JOB = { workOrderRef: REF, customerId: 'x', siteId: 'x', timezone: 'Europe/Berlin' };
const DAYS = { from: DAY, to: DAY };
const RECORD = { id: 'x' };
const TRASHED_KINDS: readonly RecordKind<object>[] = [
  customers,
  employees,
  tasks,
  workOrders,
  offers,
  maintenancePlans,
];
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

function useEach<R extends object>(attention: Attention<R>): void {
  useAttention(attention);
  useTotal(attention.kind, allOf(attention));
}

const finding = (area: RemoteSearch) => async () => {
  await area.search('word', { signal: new AbortController().signal, limit: 1 });
};

/** Every file that says what to read and in which order, with all it can ask. */
export const SCREENS: Readonly<Record<string, (asking: Asking) => void | Promise<void>>> = {
  'host/src/auth/user-records.ts': ({ spec }) => spec('users', (users) => users.where('email', '==', 'x')),
  'remotes/customers/src/features/duplicates/api/find-alike.ts': async () => {
    await inTown('word', 'x');
    await atHost('x.example');
  },
  'remotes/customers/src/features/duplicates/api/stored-with.ts': async () => {
    for (const { field } of SIGNS) await storedWith(field, ['x']);
  },
  'remotes/customers/src/features/form/api/customer-parts.ts': ({ hook }) =>
    hook(() => useCustomerParts('x')),
  'remotes/customers/src/features/form/api/unfinished-work.ts': async () => {
    await unfinishedWork('x');
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
  'remotes/customers/src/features/history/api/open-counts.ts': ({ hook }) => hook(() => useOpenCounts('x')),
  'remotes/customers/src/features/history/api/step-facts.ts': ({ hook }) =>
    hook(() => useStepFacts({ id: 'x' } as Stored<Customer>, DAY)),
  'remotes/customers/src/features/report/api/completed-per-month.ts': async () => {
    await completedIn('x', DAY);
  },
  'remotes/customers/src/features/report/api/report-data.ts': ({ hook }) =>
    hook(() => useReportData({ id: 'x' } as Stored<Customer>, { filter: { from: DAY } })),
  'remotes/customers/src/features/import/api/managers.ts': async () => {
    await findManagers();
  },
  'remotes/customers/src/features/list/api/customers-page.ts': ({ hook, views }) => {
    for (const view of views(useCustomerView)) hook(() => useCustomersPage(view));
  },
  'remotes/customers/src/features/list/api/offered-values.ts': async () => {
    for (const load of [tagOptions, townOptions]) for (const words of WORDS) await load(words);
  },
  'remotes/customers/src/features/merge/api/contacts-back.ts': async () => {
    await contactsBack(NOBODY, { kept: REF, other: REF, batchId: 'x' }, {});
  },
  'remotes/customers/src/features/merge/api/merged-into.ts': ({ hook }) => hook(() => useMergedInto('x')),
  'remotes/customers/src/features/merge/api/unfinished-merges.ts': ({ hook }) =>
    hook(() => useUnfinishedMerges({ id: 'x', mergedFrom: ['y'] } as unknown as Stored<Customer>)),
  'remotes/customers/src/features/merge/belonging.ts': async ({ hook }) => {
    await findPieces('x');
    for (const of of COUNTED) hook(() => useTotal(of.kindOf('x'), (spec) => of.which(spec, 'x')));
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
  'remotes/employees/src/features/form/api/number-taken.ts': async () => {
    await numberTaken('x', undefined);
  },
  'remotes/employees/src/features/list/api/employees-page.ts': ({ hook, views }) => {
    for (const view of views(useEmployeeView)) hook(() => useEmployeesPage(view));
  },
  'remotes/maintenance/src/features/due/api/due-plans.ts': async ({ hook }) => {
    hook(() => useNearPlans(DAY));
    await findNearPlans(DAY);
  },
  'remotes/maintenance/src/features/form/api/plan-visits.ts': ({ hook }) => hook(() => usePlanVisits('x')),
  'remotes/maintenance/src/features/list/api/plans-page.ts': ({ hook, views }) => {
    for (const view of views(usePlanView)) hook(() => usePlansPage(view));
  },
  'remotes/offers/src/features/editor/api/contact-options.ts': async () => {
    for (const words of WORDS) await contactOptions('x')(words);
  },
  'remotes/offers/src/features/list/api/offers-page.ts': ({ hook, views }) => {
    for (const view of views(useOfferView)) hook(() => useOffersPage(view));
  },
  'remotes/tasks/src/features/form/api/open-work-orders.ts': async () => {
    for (const words of WORDS) {
      await openWorkOrders(null)(words);
      await openWorkOrders(REF)(words);
    }
  },
  'remotes/tasks/src/features/list/api/tasks-page.ts': ({ hook, views }) => {
    for (const view of views(useTaskView)) hook(() => useTasksPage(view));
  },
  'remotes/work-orders/src/features/board/api/column-orders.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) {
      if (view.sort.column !== 'due') continue;
      for (const status of ['draft', 'completed'] as const) hook(() => useColumnOrders(view, status));
    }
  },
  'remotes/work-orders/src/features/calendar/api/lane-people.ts': ({ hook }) => {
    for (const team of [undefined, 'x']) hook(() => useLanePeople(team));
  },
  'remotes/work-orders/src/features/calendar/api/period-orders.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => usePeriodOrders(view, DAY, DAY));
  },
  'remotes/work-orders/src/features/calendar/api/unplanned-orders.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => useUnplannedOrders(view));
  },
  'remotes/work-orders/src/features/assignment/api/jobs-of.ts': async ({ hook }) => {
    for (const ids of [['x'], ['x', 'y']]) {
      hook(() => useJobsOf(ids, DAYS));
      await findJobsOf(ids, DAYS);
    }
  },
  'remotes/work-orders/src/features/assignment/api/people.ts': async ({ hook }) => {
    hook(() => usePeople(['x', 'y']));
    await findPeople(['x', 'y']);
  },
  'remotes/work-orders/src/features/assignment/api/who-else.ts': ({ hook }) => {
    hook(() => useColleagues(true));
    hook(() => useJobsOn(DAY));
    hook(() => useKnowSite('x'));
  },
  'remotes/work-orders/src/features/comments/api/comments.ts': ({ hook }) => hook(() => useComments('x', 1)),
  'remotes/work-orders/src/features/day/api/chosen-orders.ts': ({ hook }) =>
    hook(() => useChosenOrders(['x', 'y'])),
  'remotes/work-orders/src/features/day/api/orders-of-day.ts': ({ hook }) => {
    hook(() => useOrdersOfDay(DAY, undefined));
    hook(() => useOrdersOfDay(DAY, 'x'));
  },
  'remotes/work-orders/src/features/form/api/contacts.ts': ({ hook }) => hook(() => useContacts(REF)),
  'remotes/work-orders/src/features/labour/api/labour.ts': ({ hook }) => {
    hook(() => useLabour(JOB, 1));
    hook(() => useTimersOn('x'));
  },
  'remotes/work-orders/src/features/labour/api/overlaps.ts': ({ hook }) =>
    hook(() => useOverlaps('x', { startedAt: NOW, endedAt: NOW }, 'x')),
  'remotes/work-orders/src/features/list/api/complete-orders.ts': async () => {
    await completeOrders([{ id: 'x', siteRef: REF, customerRef: REF } as Stored<WorkOrder>]);
  },
  'remotes/work-orders/src/features/links/api/link-orders.ts': async () => {
    for (const words of WORDS) await orderOptions('x')(words);
  },
  'remotes/work-orders/src/features/list/api/work-orders-page.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => useWorkOrdersPage(view));
  },
  'remotes/work-orders/src/features/templates/api/templates.ts': async ({ hook }) => {
    hook(() => useTemplates(false, 1));
    for (const words of WORDS) await templateOptions(words);
  },
  'shared/data/attachments/attachment-rows.ts': ({ hook }) =>
    hook(() => useAttachments({ type: 'workOrder', id: 'x' })),
  'shared/data/live/pulse.ts': ({ spec }) => spec('events', (events) => events.orderBy('at', 'desc')),
  'shared/data/write/followers.ts': ({ spec }) => spec('reminders', () => followingReminders(['x'])),
  'shared/data/read/find-records.ts': async () => {
    for (const words of WORDS) await searchRecords(customers, words, (spec) => spec);
  },
  'shared/data/read/offered.ts': async () => {
    for (const words of WORDS) {
      await employeeOptions(words);
      await customerOptions(words);
      await siteOptions('x')(words);
    }
  },
  'shared/data/read/record-history.ts': ({ hook }) => {
    hook(() => useRecordHistory('x', 1));
    hook(() => useRecordHistory('x', 1, 'task'));
  },
  'remotes/maintenance/src/features/overview/api/due-plans.ts': ({ hook }) =>
    hook(() => useEach(duePlans(DAY))),
  'shared/data/attention/mentions.ts': ({ hook }) => hook(() => useMentions()),
  'shared/data/attention/due-reminders.ts': ({ hook }) =>
    hook(() => useDueReminders({ uid: 'x', team: 'X' })),
  'remotes/tasks/src/features/overview/api/due-tasks.ts': ({ hook }) => {
    hook(() => useEach(dueTasks(DAY, undefined)));
    hook(() => useEach(dueTasks(DAY, 'x')));
  },
  'remotes/offers/src/features/overview/api/expiring-offers.ts': ({ hook }) =>
    hook(() => useEach(expiringOffers(DAY))),
  'remotes/work-orders/src/features/overview/api/pressing-orders.ts': ({ hook }) => {
    for (const attention of Object.values(pressingOrders)) hook(() => useEach(attention(DAY)));
  },
  'remotes/customers/src/search.ts': finding(customersSearch),
  'remotes/employees/src/search.ts': finding(employeesSearch),
  'remotes/maintenance/src/search.ts': finding(maintenanceSearch),
  'remotes/offers/src/search.ts': finding(offersSearch),
  'remotes/tasks/src/search.ts': finding(tasksSearch),
  'remotes/work-orders/src/search.ts': finding(workOrdersSearch),
  'shared/data/undo/undo-batch.ts': ({ spec }) =>
    spec('events', (events) => events.where('batchId', '==', 'x')),
  'shared/data/views/view-rows.ts': ({ hook }) => hook(() => useViewRows('x', '/customers', true)),
  'shared/data/trash/use-trash-page.ts': ({ hook }) => {
    for (const kind of TRASHED_KINDS) hook(() => useTrashPage(kind));
  },
  'shared/data/trash/scope.ts': async () => {
    for (const trashed of [true, false]) await foundAlong({ kind: tasks }, RECORD as Stored<Task>, trashed);
  },
  'remotes/customers/src/features/trash/customer-scope.ts': async () => {
    for (const trashed of [true, false]) await foundAlong(customerScope, RECORD as Stored<Customer>, trashed);
    await foundAgainst(customerScope, RECORD as Stored<Customer>);
  },
  'remotes/employees/src/features/trash/employee-scope.ts': async () => {
    await foundAgainst(employeeScope, RECORD as Stored<Employee>);
  },
  'shared/data/list/use-list-counts.ts': ({ hook }) => hook(() => useListCounts(customers, NO_PAGE, 1)),
};

/** Files that say the same words and ask nothing themselves: what others ask goes through them. */
export const PASSING_ON: readonly string[] = [
  'remotes/work-orders/src/features/list/api/filtered-orders.ts',
  'shared/data/attention/attention.ts',
  'shared/data/live/query-spec.ts',
  'shared/data/read/record-options.ts',
  'shared/data/read/record-search.ts',
  'shared/data/read/search-query.ts',
  'shared/firebase/firestore.ts',
];
