import { recordAddress } from '@fm/contract/addresses';
import { useLiveRecord } from '@fm/data';
import { maintenancePlans } from '@fm/domain/maintenance';
import type { Offer } from '@fm/domain/offer';
import { calledLabel } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';
import { TextLink } from '@fm/ui';

export type ConvertedTo = NonNullable<Offer['convertedTo']>;

/** A work order that was made of an offer as it is now; undefined for what is none, or gone. */
export function useMadeOrder(target: ConvertedTo[number]) {
  const order = useLiveRecord(workOrders, target.type === workOrders.type ? target.id : undefined);
  return order.status === 'ready' ? order.record : undefined;
}

/** A maintenance plan that was made of an offer, likewise. */
export function useMadePlan(target: ConvertedTo[number]) {
  const plan = useLiveRecord(maintenancePlans, target.type === maintenancePlans.type ? target.id : undefined);
  return plan.status === 'ready' ? plan.record : undefined;
}

/** A record that was made of an offer, by its number once that is read. */
export function MadeLink({ of: target }: { readonly of: ConvertedTo[number] }) {
  const [order, plan] = [useMadeOrder(target), useMadePlan(target)];
  const kind = target.type === maintenancePlans.type ? maintenancePlans : workOrders;
  const label = order?.number ?? plan?.number ?? calledLabel(kind);
  const to = recordAddress(target);
  return to ? <TextLink to={to}>{label}</TextLink> : label;
}
