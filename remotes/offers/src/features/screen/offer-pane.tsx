import { useLiveRecord } from '@fm/data';
import { mayEditOffer, offers } from '@fm/domain/offer';
import { useSession } from '@fm/platform';
import { RecordGate } from '@fm/screens/record';
import { Skeleton } from '@fm/ui';
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
  return (
    <RecordGate
      live={live}
      kind={offers}
      back={{ to: address.list, label: 'All offers' }}
      waiting={<Skeleton rows={10} columns={2} />}
    >
      {(offer) =>
        !offer.trashed && (mayEditOffer(offer, role) || typing) ? (
          <OfferEditor id={id} onTyping={setTyping} />
        ) : (
          <OfferSheet offer={offer} />
        )
      }
    </RecordGate>
  );
}
