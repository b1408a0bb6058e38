import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useContacts } from '../../../remotes/work-orders/src/features/form/api/contacts';
import { templateOptions } from '../../../remotes/work-orders/src/features/form/templates/api/templates';
import { completeOrders } from '../../../remotes/work-orders/src/features/list/api/complete-orders';
import { useOrdersTotal } from '../../../remotes/work-orders/src/features/list/api/orders-total';
import { orderList } from '../../../remotes/work-orders/src/features/list/order-list';
import { useOrderAssets } from '../../../remotes/work-orders/src/features/order/assets/api/order-assets';
import { useComments } from '../../../remotes/work-orders/src/features/order/comments/api/comments';
import { orderOptions } from '../../../remotes/work-orders/src/features/order/links/api/link-orders';
import { useOwnOrders } from '../../../remotes/work-orders/src/features/overview/api/own-orders';
import * as pressingOrders from '../../../remotes/work-orders/src/features/overview/api/pressing-orders';
import {
  findJobsOf,
  useJobsOf,
} from '../../../remotes/work-orders/src/features/planning/assignment/api/jobs-of';
import {
  findPeople,
  usePeople,
} from '../../../remotes/work-orders/src/features/planning/assignment/api/people';
import {
  useColleagues,
  useJobsOn,
  useKnowSite,
} from '../../../remotes/work-orders/src/features/planning/assignment/api/who-else';
import { useColumnOrders } from '../../../remotes/work-orders/src/features/planning/board/api/column-orders';
import { useLanePeople } from '../../../remotes/work-orders/src/features/planning/calendar/api/lane-people';
import {
  usePeriodOrders,
  usePeriodTotal,
} from '../../../remotes/work-orders/src/features/planning/calendar/api/period-orders';
import { useUnplannedOrders } from '../../../remotes/work-orders/src/features/planning/calendar/api/unplanned-orders';
import { useChosenOrders } from '../../../remotes/work-orders/src/features/print/day-sheet/api/chosen-orders';
import { useOrdersOfDay } from '../../../remotes/work-orders/src/features/print/day-sheet/api/orders-of-day';
import { useProposedTime } from '../../../remotes/work-orders/src/features/transitions/api/proposed-time';
import { useRepairOffers } from '../../../remotes/work-orders/src/features/work/checklist/api/repair-offers';
import {
  useAllOrderFiles,
  useOrderFilesById,
} from '../../../remotes/work-orders/src/features/work/files/api/order-files';
import {
  useGrowingLabour,
  useLabour,
  useTimersOn,
} from '../../../remotes/work-orders/src/features/work/labour/api/labour';
import { useOverlaps } from '../../../remotes/work-orders/src/features/work/labour/api/overlaps';
import workOrdersSearch from '../../../remotes/work-orders/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY, DAYS, JOB, NOW, REF, WORDS } from '../samples';
import { useEach } from '../use-each';

/** What the work orders area asks. */
export const workOrdersQueries: ScreenQueries = {
  'remotes/work-orders/src/features/planning/board/api/column-orders.ts': ({ hook, views }) => {
    for (const view of views(orderList.useView)) {
      if (view.sort.column !== 'due') continue;
      for (const status of ['draft', 'completed'] as const) hook(() => useColumnOrders(view, status));
    }
  },
  'remotes/work-orders/src/features/planning/calendar/api/lane-people.ts': ({ hook }) => {
    for (const team of [undefined, 'x']) hook(() => useLanePeople(team, DAY));
  },
  'remotes/work-orders/src/features/planning/calendar/api/period-orders.ts': ({ hook, views }) => {
    for (const view of views(orderList.useView)) hook(() => usePeriodOrders(view, DAY, DAY));
    hook(() => usePeriodTotal(DAY, DAY));
  },
  'remotes/work-orders/src/features/planning/calendar/api/unplanned-orders.ts': ({ hook, views }) => {
    for (const view of views(orderList.useView)) hook(() => useUnplannedOrders(view));
  },
  'remotes/work-orders/src/features/planning/assignment/api/jobs-of.ts': async ({ hook }) => {
    for (const ids of [['x'], ['x', 'y']]) {
      hook(() => useJobsOf(ids, DAYS));
      await findJobsOf(ids, DAYS);
    }
  },
  'remotes/work-orders/src/features/planning/assignment/api/people.ts': async ({ hook }) => {
    hook(() => usePeople(['x', 'y']));
    await findPeople(['x', 'y']);
  },
  'remotes/work-orders/src/features/planning/assignment/api/who-else.ts': ({ hook }) => {
    hook(() => useColleagues(true));
    hook(() => useJobsOn(DAY));
    hook(() => useKnowSite('x'));
  },
  'remotes/work-orders/src/features/order/assets/api/order-assets.ts': ({ hook }) =>
    hook(() => useOrderAssets({ assetIds: ['x', 'y'] })),
  'remotes/work-orders/src/features/work/checklist/api/repair-offers.ts': ({ hook }) =>
    hook(() => useRepairOffers('x')),
  'remotes/work-orders/src/features/order/comments/api/comments.ts': ({ hook }) =>
    hook(() => useComments('x', 1)),
  'remotes/work-orders/src/features/print/day-sheet/api/chosen-orders.ts': ({ hook }) =>
    hook(() => useChosenOrders(['x', 'y'])),
  'remotes/work-orders/src/features/print/day-sheet/api/orders-of-day.ts': ({ hook }) => {
    hook(() => useOrdersOfDay(DAY, undefined));
    hook(() => useOrdersOfDay(DAY, 'x'));
  },
  'remotes/work-orders/src/features/work/files/api/order-files.ts': ({ hook }) => {
    hook(() => useAllOrderFiles('x'));
    hook(() => useOrderFilesById('x', ['x', 'y']));
  },
  'remotes/work-orders/src/features/form/api/contacts.ts': ({ hook }) => hook(() => useContacts(REF)),
  'remotes/work-orders/src/features/work/labour/api/labour.ts': ({ hook }) => {
    hook(() => useLabour(JOB, 1));
    hook(() => useGrowingLabour(JOB));
    hook(() => useTimersOn('x'));
  },
  'remotes/work-orders/src/features/work/labour/api/overlaps.ts': ({ hook }) =>
    hook(() => useOverlaps('x', { startedAt: NOW, endedAt: NOW }, 'x')),
  'remotes/work-orders/src/features/list/api/complete-orders.ts': async () => {
    await completeOrders([{ id: 'x', siteRef: REF, customerRef: REF } as Stored<WorkOrder>]);
  },
  'remotes/work-orders/src/features/order/links/api/link-orders.ts': async () => {
    for (const words of WORDS) await orderOptions('x')(words);
  },
  'remotes/work-orders/src/features/list/api/orders-total.ts': ({ hook }) => hook(() => useOrdersTotal()),
  'remotes/work-orders/src/features/list/api/orders-query.ts': ({ list }) => list(orderList),
  'remotes/work-orders/src/features/transitions/api/proposed-time.ts': ({ hook }) =>
    hook(() => useProposedTime({ planRef: REF, occurrenceId: 'x_2026-11-20' } as Stored<WorkOrder>)),
  'remotes/work-orders/src/features/form/templates/api/templates.ts': async () => {
    for (const words of WORDS) await templateOptions(words);
  },
  'remotes/work-orders/src/features/overview/api/own-orders.ts': ({ hook }) =>
    hook(() => useOwnOrders(DAY, 'x')),
  'remotes/work-orders/src/features/overview/api/pressing-orders.ts': ({ hook }) => {
    for (const attention of Object.values(pressingOrders)) hook(() => useEach(attention()));
  },
  'remotes/work-orders/src/search.ts': finding(workOrdersSearch),
};
