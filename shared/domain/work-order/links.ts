import type { Numbered, Stored } from '../record';
import type { WorkOrder, WorkOrderLink } from './work-order';
import { workOrders } from './work-order-kind';

/** Orders that one order names at most, so that all of them can be shown. */
export const MAX_LINKS = 20;

/** How the other order stands to this one, where this one stands so to it. */
export const OPPOSITE_LINK: Readonly<Record<WorkOrderLink, WorkOrderLink>> = {
  followUpOf: 'followedBy',
  followedBy: 'followUpOf',
  duplicates: 'duplicatedBy',
  duplicatedBy: 'duplicates',
  blocks: 'blockedBy',
  blockedBy: 'blocks',
  splitFrom: 'splitInto',
  splitInto: 'splitFrom',
  relatesTo: 'relatesTo',
};

type Links = NonNullable<WorkOrder['links']>;
type Linked = Numbered<WorkOrder> & { readonly id: string };

/** The links of an order with one more to `other`, which came of the checklist item `itemId`, or why there cannot be. */
export function withLink(
  order: Stored<WorkOrder>,
  kind: WorkOrderLink,
  other: Linked,
  itemId?: string,
): { readonly links: Links } | { readonly problem: string } {
  const { links = {} } = order;
  if (other.id === order.id) return { problem: 'An order cannot be linked to itself.' };
  if (!(other.id in links) && Object.keys(links).length >= MAX_LINKS)
    return { problem: `${workOrders.label(order)} has ${MAX_LINKS} links, and takes no more.` };
  const link = { kind, name: workOrders.label(other), ...(itemId !== undefined && { itemId }) };
  return { links: { ...links, [other.id]: link } };
}

/** The id of the order that follows up what was found with a checklist item of this one. */
export const followUpOfItem = ({ links = {} }: WorkOrder, itemId: string): string | undefined =>
  Object.keys(links).find((id) => links[id]?.kind === 'followedBy' && links[id].itemId === itemId);

/** The links of an order without the one to `otherId`. */
export function withoutLink({ links = {} }: WorkOrder, otherId: string): Links {
  const { [otherId]: _gone, ...rest } = links;
  return rest;
}
