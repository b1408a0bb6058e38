import { OFFER_STATUS_LABELS, type Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Notice, TextLink } from '@fm/ui';
import { useOfferAddress } from '../screen/offer-address';

/** Why this offer is shown and not edited, and where a newer version is. */
export function FrozenNote({ offer }: { readonly offer: Stored<Offer> }) {
  const mayEdit = useHost().can('offers:edit');
  const address = useOfferAddress();
  return (
    <Notice>
      {mayEdit
        ? whyFrozen(offer)
        : 'Your role may look at offers, not change them. Prices are for the office alone.'}
      {offer.supersededById && (
        <>
          {' '}
          <TextLink to={address.offer(offer.supersededById)}>Open the newer version</TextLink>
        </>
      )}
    </Notice>
  );
}

function whyFrozen({ status, version }: Offer): string {
  switch (status) {
    case 'sent':
    case 'expired':
      return 'Sent offers stay as the customer got them. To change something, make a new version.';
    case 'declined':
      return 'The customer declined this offer, so it stays as it was. To try again, make a new version.';
    case 'superseded':
      return `Version ${version} stays as the customer got it. A newer version replaced it.`;
    default:
      return `${OFFER_STATUS_LABELS[status]} offers can no longer be changed.`;
  }
}
