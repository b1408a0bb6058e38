import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { offers } from '@fm/domain/offer';
import { TrashPage } from '@fm/ui/table';
import { offerScope } from './offer-scope';

/** `/create-offer/trash`: offers that were deleted, and the way back. */
export function OfferTrash() {
  const { page, moveTo } = useTrashPage(offers);
  const trash = useTrash(offerScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="offers"
      nameOf={offers.label}
      hrefOf={({ id }) => `/create-offer?id=${id}`}
      back={{ to: listAddress('/create-offer'), label: 'Offers' }}
      purges
    />
  );
}
