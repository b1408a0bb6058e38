import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useOrderAssets } from '../../../remotes/work-orders/src/features/assets/api/order-assets';
import { findJobsOf, useJobsOf } from '../../../remotes/work-orders/src/features/assignment/api/jobs-of';
import { findPeople, usePeople } from '../../../remotes/work-orders/src/features/assignment/api/people';
import {
  useColleagues,
  useJobsOn,
  useKnowSite,
} from '../../../remotes/work-orders/src/features/assignment/api/who-else';
import { useColumnOrders } from '../../../remotes/work-orders/src/features/board/api/column-orders';
import { useLanePeople } from '../../../remotes/work-orders/src/features/calendar/api/lane-people';
import {
  usePeriodOrders,
  usePeriodTotal,
} from '../../../remotes/work-orders/src/features/calendar/api/period-orders';
import { useUnplannedOrders } from '../../../remotes/work-orders/src/features/calendar/api/unplanned-orders';
import { useRepairOffers } from '../../../remotes/work-orders/src/features/checklist/api/repair-offers';
import { useComments } from '../../../remotes/work-orders/src/features/comments/api/comments';
import { useChosenOrders } from '../../../remotes/work-orders/src/features/day-sheet/api/chosen-orders';
import { useOrdersOfDay } from '../../../remotes/work-orders/src/features/day-sheet/api/orders-of-day';
import {
  useAllOrderFiles,
  useOrderFilesById,
} from '../../../remotes/work-orders/src/features/files/api/order-files';
import { useContacts } from '../../../remotes/work-orders/src/features/form/api/contacts';
import {
  useGrowingLabour,
  useLabour,
  useTimersOn,
} from '../../../remotes/work-orders/src/features/labour/api/labour';
import { useOverlaps } from '../../../remotes/work-orders/src/features/labour/api/overlaps';
import { orderOptions } from '../../../remotes/work-orders/src/features/links/api/link-orders';
import { completeOrders } from '../../../remotes/work-orders/src/features/list/api/complete-orders';
import { useOrdersTotal } from '../../../remotes/work-orders/src/features/list/api/orders-total';
import { useWorkOrdersPage } from '../../../remotes/work-orders/src/features/list/api/work-orders-page';
import { useWorkOrderView } from '../../../remotes/work-orders/src/features/list/work-order-view';
import { useOwnOrders } from '../../../remotes/work-orders/src/features/overview/api/own-orders';
import * as pressingOrders from '../../../remotes/work-orders/src/features/overview/api/pressing-orders';
import {
  templateOptions,
  useTemplates,
} from '../../../remotes/work-orders/src/features/templates/api/templates';
import { useProposedTime } from '../../../remotes/work-orders/src/features/transitions/api/proposed-time';
import workOrdersSearch from '../../../remotes/work-orders/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY, DAYS, JOB, NOW, REF, WORDS } from '../samples';
import { useEach } from '../use-each';

/** What the work orders area asks. */
export const workOrdersQueries: ScreenQueries = {
  'remotes/work-orders/src/features/board/api/column-orders.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) {
      if (view.sort.column !== 'due') continue;
      for (const status of ['draft', 'completed'] as const) hook(() => useColumnOrders(view, status));
    }
  },
  'remotes/work-orders/src/features/calendar/api/lane-people.ts': ({ hook }) => {
    for (const team of [undefined, 'x']) hook(() => useLanePeople(team, DAY));
  },
  'remotes/work-orders/src/features/calendar/api/period-orders.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => usePeriodOrders(view, DAY, DAY));
    hook(() => usePeriodTotal(DAY, DAY));
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
  'remotes/work-orders/src/features/assets/api/order-assets.ts': ({ hook }) =>
    hook(() => useOrderAssets({ assetIds: ['x', 'y'] })),
  'remotes/work-orders/src/features/checklist/api/repair-offers.ts': ({ hook }) =>
    hook(() => useRepairOffers('x')),
  'remotes/work-orders/src/features/comments/api/comments.ts': ({ hook }) => hook(() => useComments('x', 1)),
  'remotes/work-orders/src/features/day-sheet/api/chosen-orders.ts': ({ hook }) =>
    hook(() => useChosenOrders(['x', 'y'])),
  'remotes/work-orders/src/features/day-sheet/api/orders-of-day.ts': ({ hook }) => {
    hook(() => useOrdersOfDay(DAY, undefined));
    hook(() => useOrdersOfDay(DAY, 'x'));
  },
  'remotes/work-orders/src/features/files/api/order-files.ts': ({ hook }) => {
    hook(() => useAllOrderFiles('x'));
    hook(() => useOrderFilesById('x', ['x', 'y']));
  },
  'remotes/work-orders/src/features/form/api/contacts.ts': ({ hook }) => hook(() => useContacts(REF)),
  'remotes/work-orders/src/features/labour/api/labour.ts': ({ hook }) => {
    hook(() => useLabour(JOB, 1));
    hook(() => useGrowingLabour(JOB));
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
  'remotes/work-orders/src/features/list/api/orders-total.ts': ({ hook }) => hook(() => useOrdersTotal()),
  'remotes/work-orders/src/features/list/api/work-orders-page.ts': ({ hook, views }) => {
    for (const view of views(useWorkOrderView)) hook(() => useWorkOrdersPage(view));
  },
  'remotes/work-orders/src/features/transitions/api/proposed-time.ts': ({ hook }) =>
    hook(() => useProposedTime({ planRef: REF, occurrenceId: 'x_2026-11-20' } as Stored<WorkOrder>)),
  'remotes/work-orders/src/features/templates/api/templates.ts': async ({ hook }) => {
    hook(() => useTemplates(false, 1));
    for (const words of WORDS) await templateOptions(words);
  },
  'remotes/work-orders/src/features/overview/api/own-orders.ts': ({ hook }) =>
    hook(() => useOwnOrders(DAY, 'x')),
  'remotes/work-orders/src/features/overview/api/pressing-orders.ts': ({ hook }) => {
    for (const attention of Object.values(pressingOrders)) hook(() => useEach(attention()));
  },
  'remotes/work-orders/src/search.ts': finding(workOrdersSearch),
};
