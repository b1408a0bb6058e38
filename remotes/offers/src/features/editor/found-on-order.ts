import { emptyOfferLine, type OfferInput } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

const MAX_TITLE = 140;
const MAX_LINE_NAME = 200;

/** An offer for what was found on a job: same place, a line for the checklist item with what was remarked. */
export function foundOnOrder(order: Stored<WorkOrder>, itemId: string, lineId: string): Partial<OfferInput> {
  const item = order.checklist[itemId];
  const what = item?.label ?? order.title;
  return {
    title: `Repair: ${what}`.slice(0, MAX_TITLE),
    customerRef: order.customerRef,
    siteRef: order.siteRef,
    contactRef: order.contactRef ?? null,
    intro: `Found on ${workOrders.label(order)}.`,
    lines: [
      {
        ...emptyOfferLine(lineId),
        name: what.slice(0, MAX_LINE_NAME),
        description: [item?.note, item && measured(item)].filter(Boolean).join('\n'),
      },
    ],
  };
}

/** What was read off, where that is what failed. */
const measured = (item: WorkOrder['checklist'][string]): string | undefined =>
  item.kind === 'number' && item.value !== undefined
    ? `Measured: ${[item.value, item.unit].filter((part) => part !== undefined).join(' ')}`
    : undefined;
