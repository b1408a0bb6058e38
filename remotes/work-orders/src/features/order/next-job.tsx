import { workOrderAddress } from '@fm/contract/addresses';
import { useActor, useToday } from '@fm/data';
import { worksOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Notice, TextLink } from '@fm/ui';
import { useOwnOrders } from '../overview/api/own-orders';
import { plannedParts } from './formatting/planned';

/** Leads whoever is done with a job of today to their next one. Reads at most six orders, and none for others. */
export function NextJob({ order }: { readonly order: Stored<WorkOrder> }) {
  const { employeeId } = useActor();
  const today = useToday();
  const { status, plannedDay = '' } = order;
  const isDone = status === 'completed' || status === 'onHold';
  const isOwn = employeeId !== undefined && worksOn(employeeId, order);
  const own = useOwnOrders(today, isDone && isOwn && plannedDay === today ? employeeId : undefined);
  const next = own.rows.find(({ id, status }) => id !== order.id && status !== 'onHold');
  if (!next) return null;
  const planned = plannedParts(next);
  return (
    <Notice
      tone="info"
      title={next.plannedDay === today ? 'Your next job' : 'Your next job is on another day'}
    >
      <span dir="auto">
        {[next.plannedDay === today ? undefined : planned?.day, planned?.times].filter(Boolean).join(', ')}{' '}
        <TextLink to={workOrderAddress.record(next.id)}>{next.title}</TextLink>
        {`, ${next.siteRef.name}`}
      </span>
    </Notice>
  );
}
