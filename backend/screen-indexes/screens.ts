import {
  customerOptions,
  employeeOptions,
  searchRecords,
  siteOptions,
  useRecordHistory,
  useTotal,
} from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import type { WorkOrder } from '@fm/domain/work-order';
import { type Attention, useAttention } from '../../host/src/overview/api/attention';
import { duePlans } from '../../host/src/overview/api/due-plans';
import { useDueReminders } from '../../host/src/overview/api/due-reminders';
import { dueTasks } from '../../host/src/overview/api/due-tasks';
import { expiringOffers } from '../../host/src/overview/api/expiring-offers';
import * as overviewOrders from '../../host/src/overview/api/work-orders';
import { useCustomerParts } from '../../remotes/customers/src/features/form/api/customer-parts';
import { openWorkAt } from '../../remotes/customers/src/features/form/api/open-work-at';
import { useHistoryPage } from '../../remotes/customers/src/features/history/api/history-page';
import { useOpenCounts } from '../../remotes/customers/src/features/history/api/open-counts';
import { useHistoryView } from '../../remotes/customers/src/features/history/history-view';
import * as customersPage from '../../remotes/customers/src/features/list/api/customers-page';
import { useCustomerView } from '../../remotes/customers/src/features/list/customer-view';
import { linkableRecords } from '../../remotes/customers/src/features/reminders/api/linkable-records';
import { useRemindersPage } from '../../remotes/customers/src/features/reminders/api/reminders-page';
import { useReminderView } from '../../remotes/customers/src/features/reminders/reminder-view';
import { numberTaken } from '../../remotes/employees/src/features/form/api/number-taken';
import * as employeesPage from '../../remotes/employees/src/features/list/api/employees-page';
import { useEmployeeView } from '../../remotes/employees/src/features/list/employee-view';
import { findNearPlans, useNearPlans } from '../../remotes/maintenance/src/features/due/api/due-plans';
import { usePlanVisits } from '../../remotes/maintenance/src/features/form/api/plan-visits';
import * as plansPage from '../../remotes/maintenance/src/features/list/api/plans-page';
import { usePlanView } from '../../remotes/maintenance/src/features/list/plan-view';
import { contactOptions } from '../../remotes/offers/src/features/editor/api/contact-options';
import * as offersPage from '../../remotes/offers/src/features/list/api/offers-page';
import { useOfferView } from '../../remotes/offers/src/features/list/offer-view';
import { openWorkOrders } from '../../remotes/tasks/src/features/form/api/open-work-orders';
import * as tasksPage from '../../remotes/tasks/src/features/list/api/tasks-page';
import { useTaskView } from '../../remotes/tasks/src/features/list/task-view';
import { useComments } from '../../remotes/work-orders/src/features/comments/api/comments';
import { useContacts } from '../../remotes/work-orders/src/features/form/api/contacts';
import * as workOrdersPage from '../../remotes/work-orders/src/features/list/api/work-orders-page';
import { useWorkOrderView } from '../../remotes/work-orders/src/features/list/work-order-view';
import { useScheduleWarnings } from '../../remotes/work-orders/src/features/moves/api/schedule-check';
import type { Asking } from './asking';

const DAY = '2026-11-20';
const NOW = new Date(`${DAY}T09:00:00Z`);
const REF = { id: 'x', name: 'X' };
const WORDS = ['', 'word'];
const SITE = { id: 'x', name: 'X' } as Stored<Site>;
const ORDER = { id: 'x', timezone: 'Europe/Berlin' } as Stored<WorkOrder>;
const SCHEDULE = { lead: REF, plannedDay: DAY, plannedFrom: '08:00', plannedTo: '10:00' } as const;

function useEach<R extends object>(attention: Attention<R>): void {
  useAttention(attention);
  useTotal(attention.kind, attention.which);
}

/** Every file that says what to read and in which order, with all it can ask. */
export const SCREENS: Readonly<Record<string, (asking: Asking) => void | Promise<void>>> = {
  'host/src/auth/user-records.ts': ({ spec }) => spec('users', (users) => users.where('email', '==', 'x')),
  'host/src/overview/api/due-plans.ts': ({ hook }) => hook(() => useEach(duePlans(DAY))),
  'host/src/overview/api/due-reminders.ts': ({ hook }) => hook(() => useDueReminders('x')),
  'host/src/overview/api/due-tasks.ts': ({ hook }) => {
    hook(() => useEach(dueTasks(DAY, undefined)));
    hook(() => useEach(dueTasks(DAY, 'x')));
  },
  'host/src/overview/api/expiring-offers.ts': ({ hook }) => hook(() => useEach(expiringOffers(DAY))),
  'host/src/overview/api/work-orders.ts': ({ hook }) => {
    for (const attention of Object.values(overviewOrders)) hook(() => useEach(attention(DAY)));
  },
  'remotes/customers/src/features/form/api/customer-parts.ts': ({ hook }) =>
    hook(() => useCustomerParts('x')),
  'remotes/customers/src/features/form/api/open-work-at.ts': async () => {
    await openWorkAt(SITE);
  },
  'remotes/customers/src/features/history/api/history-page.ts': ({ hook, views }) => {
    for (const view of views(useHistoryView)) hook(() => useHistoryPage('x', view));
  },
  'remotes/customers/src/features/history/api/open-counts.ts': ({ hook }) => hook(() => useOpenCounts('x')),
  'remotes/customers/src/features/list/api/customers-page.ts': ({ hook, views }) => {
    for (const view of views(useCustomerView)) hook(() => customersPage.useCustomersPage(view));
    hook(customersPage.useCustomerTotal);
    hook(customersPage.useFormerTotal);
  },
  'remotes/customers/src/features/reminders/api/linkable-records.ts': async () => {
    for (const load of Object.values(linkableRecords)) for (const words of WORDS) await load(words);
  },
  'remotes/customers/src/features/reminders/api/reminders-page.ts': ({ hook, views }) => {
    for (const view of views(useReminderView)) hook(() => useRemindersPage(view, NOW));
  },
  'remotes/employees/src/features/form/api/number-taken.ts': async () => {
    await numberTaken('x', undefined);
  },
  'remotes/employees/src/features/list/api/employees-page.ts': ({ hook, views }) => {
    for (const view of views(useEmployeeView)) hook(() => employeesPage.useEmployeesPage(view));
    hook(employeesPage.useEmployeeTotal);
    hook(employeesPage.useLeftTotal);
  },
  'remotes/maintenance/src/features/due/api/due-plans.ts': async ({ hook }) => {
    hook(() => useNearPlans(DAY));
    await findNearPlans(DAY);
  },
  'remotes/maintenance/src/features/form/api/plan-visits.ts': ({ hook }) => hook(() => usePlanVisits('x')),
  'remotes/maintenance/src/features/list/api/plans-page.ts': ({ hook, views }) => {
    for (const view of views(usePlanView)) hook(() => plansPage.usePlansPage(view));
    hook(plansPage.usePlanTotal);
    hook(plansPage.useEndedTotal);
  },
  'remotes/offers/src/features/editor/api/contact-options.ts': async () => {
    for (const words of WORDS) await contactOptions('x')(words);
  },
  'remotes/offers/src/features/list/api/offers-page.ts': ({ hook, views }) => {
    for (const view of views(useOfferView)) hook(() => offersPage.useOffersPage(view));
    hook(offersPage.useOfferTotal);
    hook(offersPage.useReplacedTotal);
  },
  'remotes/tasks/src/features/form/api/open-work-orders.ts': async () => {
    for (const words of WORDS) {
      await openWorkOrders(null)(words);
      await openWorkOrders(REF)(words);
    }
  },
  'remotes/tasks/src/features/list/api/tasks-page.ts': ({ hook, views }) => {
    for (const view of views(useTaskView)) hook(() => tasksPage.useTasksPage(view));
    hook(tasksPage.useTaskTotal);
    hook(tasksPage.useClosedTotal);
  },
  'remotes/work-orders/src/features/comments/api/comments.ts': ({ hook }) => hook(() => useComments('x', 1)),
  'remotes/work-orders/src/features/form/api/contacts.ts': ({ hook }) => hook(() => useContacts(REF)),
  'remotes/work-orders/src/features/list/api/work-orders-page.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => workOrdersPage.useWorkOrdersPage(view));
    hook(workOrdersPage.useWorkOrderTotal);
    hook(workOrdersPage.useClosedTotal);
  },
  'remotes/work-orders/src/features/moves/api/schedule-check.ts': ({ hook }) =>
    hook(() => useScheduleWarnings(ORDER, SCHEDULE)),
  'shared/data/live/pulse.ts': ({ spec }) => spec('events', (events) => events.orderBy('at', 'desc')),
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
};

/** Files that say the same words and ask nothing themselves: what others ask goes through them. */
export const PASSING_ON: readonly string[] = [
  'host/src/overview/api/attention.ts',
  'shared/data/live/live-page.ts',
  'shared/data/live/query-spec.ts',
  'shared/data/read/record-options.ts',
  'shared/firebase/firestore.ts',
];
