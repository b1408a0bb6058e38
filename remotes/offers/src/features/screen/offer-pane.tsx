import { useLiveRecord } from '@fm/data';
import { mayEditOffer, offers } from '@fm/domain/offer';
import { useSession } from '@fm/platform';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@fm/ui';
import { useState } from 'react';
import { OfferEditor } from '../editor/offer-editor';
import { OfferSheet } from '../sheet/offer-sheet';
import { useOfferAddress } from './offer-address';

/** The offer with `id`: a draft to write on, anything else as it stands. */
export function OfferPane({ id }: { readonly id: string }) {
  const live = useLiveRecord(offers, id);
  const { role } = useSession();
  const address = useOfferAddress();
  // What is typed stays in sight, also when someone sends the offer meanwhile.
  const [typing, setTyping] = useState(false);

  if (live.status === 'loading') return <Skeleton rows={10} columns={2} />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="The offer could not be loaded" onRetry={live.retry}>
        {live.failure.message}
      </ErrorState>
    );
  }
  if (live.status === 'missing') {
    return (
      <EmptyState
        title="There is no such offer"
        action={
          <ButtonLink to={address.list} variant="outline">
            Back to all offers
          </ButtonLink>
        }
      >
        It may have been deleted, or the link is incomplete.
      </EmptyState>
    );
  }
  const offer = live.record;
  return !offer.trashed && (mayEditOffer(offer, role) || typing) ? (
    <OfferEditor id={id} onTyping={setTyping} />
  ) : (
    <OfferSheet offer={offer} />
  );
}
