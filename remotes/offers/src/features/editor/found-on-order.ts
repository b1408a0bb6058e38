import { type Attachment, photosOfItem } from '@fm/domain/attachment';
import { emptyOfferLine, type Offer, type OfferInput } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

const MAX_TITLE = 140;
const MAX_LINE_NAME = 200;

/** What a new offer starts with besides what every one does. */
export interface InitialValues {
  readonly values?: Partial<OfferInput>;
  readonly foundOn?: Offer['foundOn'];
  /** What an offer that this one is a copy of is called. */
  readonly copyOf?: string | undefined;
  /** What the server lets go along with it; undefined where that could not be read here. */
  readonly photos?: readonly Stored<Attachment>[] | undefined;
}

/**
 * An offer for what was found on a job: same place, a line for the checklist item with what was remarked, and its
 * photos. `files` are those of the job, the newest first, or undefined
 * where they could not be read.
 */
export function foundOnOrder(
  order: Stored<WorkOrder>,
  itemId: string,
  lineId: string,
  files: readonly Stored<Attachment>[] | undefined,
): InitialValues {
  const item = order.checklist[itemId];
  const what = item?.label ?? order.title;
  const name = workOrders.label(order);
  return {
    values: {
      title: `Repair: ${what}`.slice(0, MAX_TITLE),
      customerRef: order.customerRef,
      siteRef: order.siteRef,
      contactRef: order.contactRef ?? null,
      intro: `Found on ${name}.`,
      lines: [
        {
          ...emptyOfferLine(lineId),
          name: what.slice(0, MAX_LINE_NAME),
          description: [item?.note, item && measured(item)].filter(Boolean).join('\n'),
        },
      ],
    },
    ...(item && { foundOn: { id: order.id, name, itemId } }),
    photos: files && photosOfItem(files, itemId),
  };
}

/** What was read off, where that is what failed. */
const measured = (item: WorkOrder['checklist'][string]): string | undefined =>
  item.kind === 'number' && item.value !== undefined
    ? `Measured: ${[item.value, item.unit].filter((part) => part !== undefined).join(' ')}`
    : undefined;
