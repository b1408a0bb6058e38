import { offerAddress, workOrderAddress } from '@fm/contract/addresses';
import { OFFER_STATUS_LABELS, type Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { followUpOfItem, isFailed, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { TextLink, VisuallyHidden } from '@fm/ui';
import type { Item } from './use-checklist-fill';

/** The offer to repair what an item found: not looked up yet, none, or the one there is. */
export type RepairOffer = Stored<Offer> | 'none' | undefined;

interface ItemConsequencesProps {
  readonly order: Stored<WorkOrder>;
  readonly item: Item;
  readonly offer: RepairOffer;
}

/** What came of an item that failed, and what can be made of it. */
export function ItemConsequences({ order, item, offer }: ItemConsequencesProps) {
  const { can } = useHost();
  const failed = isFailed(item);
  const followUp = followUpOfItem(order, item.id);
  const open = offer === 'none' || (offer !== undefined && offer.status === 'withdrawn');
  return (
    <>
      {followUp && (
        <TextLink to={workOrderAddress.record(followUp)}>
          Open follow-up order <Of item={item} />
        </TextLink>
      )}
      {failed && can('workOrders:edit') && !followUp && (
        <TextLink to={workOrderAddress.new({ followUp: order.id, item: item.id })}>
          Create follow-up order <Of item={item} />
        </TextLink>
      )}
      {offer && offer !== 'none' && <OpenOffer offer={offer} />}
      {failed && can('offers:edit') && open && (
        <TextLink to={offerAddress.list({ order: order.id, item: item.id })}>
          Offer the repair <Of item={item} />
        </TextLink>
      )}
    </>
  );
}

const OpenOffer = ({ offer: { id, number = '', status } }: { readonly offer: Stored<Offer> }) => (
  <span>
    <TextLink to={offerAddress.record(id)}>{`Open offer ${number}`.trim()}</TextLink>
    {` (${OFFER_STATUS_LABELS[status].toLowerCase()})`}
  </span>
);

/** Which item: several can fail, and their links are read out one by one. */
const Of = ({ item }: { readonly item: Item }) => <VisuallyHidden>{`for ${item.label}`}</VisuallyHidden>;
