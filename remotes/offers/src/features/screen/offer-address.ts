import { offerAddress } from '@fm/contract/addresses';
import { useSearchParams } from 'react-router-dom';

/** Parts of the address that say which offer is open; all others belong to the list. */
const OPEN = ['id', 'new', 'customer', 'order', 'item', 'copy'] as const;

/** What stands beside the list. */
export interface Opened {
  /** The offer that is open; undefined for a new one. */
  readonly id: string | undefined;
  /** The customer a new offer is for, where a link named one. */
  readonly customerId: string | undefined;
  /** The checklist item of a work order that a new offer is about, where a link named one. */
  readonly found: { readonly orderId: string; readonly itemId: string } | undefined;
  /** The offer that a new one starts as a copy of, where a link named one. */
  readonly copied: string | undefined;
  /** An offer or a new one was asked for, not the list alone. */
  readonly asked: boolean;
}

/** Which offer is open, from the address. */
export function useOpened(): Opened {
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const customerId = params.get('customer') ?? undefined;
  const [orderId, itemId] = [params.get('order'), params.get('item')];
  const found = orderId !== null && itemId !== null ? { orderId, itemId } : undefined;
  const copied = params.get('copy') ?? undefined;
  const isNamed = [id, customerId, found, copied].some((named) => named !== undefined);
  return { id, customerId, found, copied, asked: isNamed || params.has('new') };
}

/** Addresses of offers that leave the list beside them as it is. */
export function useOfferAddress() {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  for (const name of OPEN) list.delete(name);
  const within = (open: Readonly<Record<string, string>>) =>
    offerAddress.list(new URLSearchParams([...list, ...Object.entries(open)]));
  return {
    offer: (id: string) => within({ id }),
    fresh: within({ new: '1' }),
    copy: (id: string) => within({ copy: id }),
    list: within({}),
  };
}

/** Whether two addresses show the same offer, whatever the list beside it shows. */
export const sameOffer = (
  from: { readonly pathname: string; readonly search: string },
  to: { readonly pathname: string; readonly search: string },
): boolean => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const same = (name: (typeof OPEN)[number]) => before.get(name) === after.get(name);
  return from.pathname === to.pathname && OPEN.every(same);
};
