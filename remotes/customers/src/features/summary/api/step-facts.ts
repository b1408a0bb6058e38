import { type LiveRows, type Narrow, useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { type Customer, type CustomerFacts, contactsOf, STEP_RECORDS } from '@fm/domain/customer';
import { maintenancePlans, PLAN_HEALTH } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind, Stored } from '@fm/domain/record';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';
import { ofCustomer } from './of-customer';
import { useOpenCounts } from './open-counts';

const UNWELL = PLAN_HEALTH.filter((health) => health !== 'ok');

/** What is waiting for a customer: three records of a kind at most, so 20 reads at most and mostly a third of that. */
export function useStepFacts(customer: Stored<Customer>, today: CalendarDay) {
  const { id } = customer;
  const useFirst = <R extends object>(kind: RecordKind<R>, which: Narrow<R>, most = STEP_RECORDS) =>
    useLiveRows(kind, (spec) => which(spec.filtered(ofCustomer(id))), most);
  const counts = useOpenCounts(id);
  const late = useFirst(workOrders, (spec) =>
    spec.where('statusGroup', 'in', UNFINISHED_GROUPS).where('dueSort', '<', today).orderBy('dueSort'),
  );
  const held = useFirst(workOrders, (spec) => spec.where('statusGroup', '==', 'waiting').orderBy('dueSort'));
  const sent = useFirst(offers, (spec) => spec.where('status', '==', 'sent').orderBy('validUntil'));
  const lateTasks = useFirst(tasks, (spec) =>
    spec.where('status', 'in', OPEN_TASK_STATUSES).where('dueSort', '<', today).orderBy('dueSort'),
  );
  const latePlans = useFirst(maintenancePlans, (spec) =>
    spec.where('state', '==', 'active').where('nextDueSort', '<', today).orderBy('nextDueSort'),
  );
  const unwell = useFirst(maintenancePlans, (spec) =>
    spec.where('health', 'in', UNWELL).where('state', '==', 'active').orderBy('nextDueSort'),
  );
  const last = useFirst(workOrders, (spec) => spec.orderBy('completedAt', 'desc'), 1);
  const contacts = useLiveRows(contactsOf(id), (spec) => spec.where('trashed', '==', false), 1);

  const all: readonly LiveRows<object>[] = [late, held, sent, lateTasks, latePlans, unwell, last, contacts];
  const asked = [...all, counts.totals[0], counts.totals[1]];
  const failed = asked.find(({ status }) => status === 'failed');
  const isCounted = counts.workOrders !== undefined && counts.offers !== undefined;
  const isReady = isCounted && all.every(({ status }) => status === 'ready');
  const facts: CustomerFacts | undefined = isReady
    ? {
        customer,
        lateOrders: late.rows,
        heldOrders: held.rows,
        sentOffers: sent.rows,
        openOffers: counts.offers ?? 0,
        lateTasks: lateTasks.rows,
        latePlans: latePlans.rows,
        unwellPlans: unwell.rows,
        lastVisit: last.rows[0]?.completedAt,
        openOrders: counts.workOrders ?? 0,
        hasContact: contacts.rows.length > 0,
      }
    : undefined;
  return {
    facts,
    failure: failed?.failure,
    retry: () => {
      for (const one of asked) if (one.status === 'failed') one.retry();
    },
  };
}
