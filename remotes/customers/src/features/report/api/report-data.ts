import { type LiveRows, type Narrow, useLiveRows, useTotal } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import type { Customer, CustomerParts } from '@fm/domain/customer';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import { type Offer, offers } from '@fm/domain/offer';
import type { RecordKind, Stored } from '@fm/domain/record';
import { OPEN_TASK_STATUSES, type Task, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useCustomerParts } from '../../form/api/customer-parts';
import { historyIds, historyOf } from '../../history/api/history-page';
import type { HistoryView } from '../../history/history-view';
import { ofCustomer } from '../../summary/api/of-customer';
import { useOpenCounts } from '../../summary/api/open-counts';

/** Entries of the history on one report: about ten pages. */
export const MOST_ENTRIES = 300;
/** Records of each kind among the open work. */
export const MOST_OPEN = 25;

/** Everything a customer report tells beside the customer itself. */
export interface ReportData {
  readonly parts: CustomerParts;
  readonly orders: readonly Stored<WorkOrder>[];
  readonly offers: readonly Stored<Offer>[];
  readonly tasks: readonly Stored<Task>[];
  readonly plans: readonly Stored<Plan>[];
  /** Open records that are not on the report. */
  readonly openLeftOut: number;
  readonly entries: readonly Stored<HistoryEvent>[];
  /** Entries of the chosen period that are not on the report; undefined where nobody counted that far. */
  readonly entriesLeftOut: number | undefined;
}

/** What the report of a customer is made of, each part bounded; the history as the view narrows it. */
export function useReportData(customer: Stored<Customer>, view: Pick<HistoryView, 'filter'>) {
  const { id } = customer;
  const useOpen = <R extends object>(kind: RecordKind<R>, which: Narrow<R>) =>
    useLiveRows(kind, (spec) => which(spec.filtered(ofCustomer(id))), MOST_OPEN);
  const parts = useCustomerParts(id);
  const counts = useOpenCounts(id);
  const orders = useOpen(workOrders, (spec) =>
    spec.where('statusGroup', 'in', UNFINISHED_GROUPS).orderBy('dueSort'),
  );
  const sent = useOpen(offers, (spec) => spec.where('status', '==', 'sent').orderBy('validUntil'));
  const openTasks = useOpen(tasks, (spec) =>
    spec.where('status', 'in', OPEN_TASK_STATUSES).orderBy('dueSort'),
  );
  const plans = useOpen(maintenancePlans, (spec) =>
    spec.where('state', '==', 'active').orderBy('nextDueSort'),
  );
  const history = historyOf(historyIds(customer), view, COMPANY.timezone);
  const entries = useLiveRows(historyEvents, history, MOST_ENTRIES);
  const counted = useTotal(historyEvents, history);
  const { total } = counted;

  const lists: readonly LiveRows<object>[] = [orders, sent, openTasks, plans, entries];
  const all = [parts, ...lists, ...counts.totals, counted];
  const failed = all.find((one) => one?.status === 'failed');
  const open = [counts.workOrders, counts.offers, counts.tasks, counts.plans];
  const shown = orders.rows.length + sent.rows.length + openTasks.rows.length + plans.rows.length;
  const isReady =
    parts?.status === 'ready' &&
    total !== undefined &&
    open.every((count) => count !== undefined) &&
    lists.every(({ status }) => status === 'ready');
  const data: ReportData | undefined = isReady
    ? {
        parts: parts.value,
        orders: orders.rows,
        offers: sent.rows,
        tasks: openTasks.rows,
        plans: plans.rows,
        openLeftOut: Math.max(0, open.reduce<number>((sum, count) => sum + (count ?? 0), 0) - shown),
        entries: entries.rows,
        entriesLeftOut: total.atLeast ? undefined : Math.max(0, total.count - entries.rows.length),
      }
    : undefined;
  return {
    data,
    failure: failed && 'failure' in failed ? failed.failure : undefined,
    retry: () => {
      for (const one of all) if (one?.status === 'failed') one.retry();
    },
  };
}
