import { listAddress, useTrashPage } from '@fm/data';
import { offerScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

/** `/create-offer/trash`: offers that were deleted, and the way back. */
export function OfferTrash() {
  const shown = useTrashPage(offerScope);
  return (
    <TrashPage
      {...shown}
      noun="offers"
      hrefOf={({ id }) => `/create-offer?id=${id}`}
      back={{ to: listAddress('/create-offer'), label: 'Offers' }}
      purges
    />
  );
}
