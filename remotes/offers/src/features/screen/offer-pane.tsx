import { useLiveRecord } from '@fm/data';
import { mayEditOffer, type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { RecordGate } from '@fm/screens/record';
import { Skeleton, useWarmOnce } from '@fm/ui';
import { useState } from 'react';
import { OfferEditor } from '../editor/offer-editor';
import { OfferSheet, OPENED_NEXT } from '../sheet/later-sheet';
import { useOfferAddress } from './offer-address';

/** The offer with `id`: a draft to write on, anything else as it stands. */
export function OfferPane({ id }: { readonly id: string }) {
  useWarmOnce(true, OPENED_NEXT);
  const live = useLiveRecord(offers, id);
  const address = useOfferAddress();
  return (
    <RecordGate
      live={live}
      kind={offers}
      back={{ to: address.list, label: 'All offers' }}
      waiting={<Skeleton rows={10} columns={2} />}
    >
      {(offer) => <OpenOffer offer={offer} />}
    </RecordGate>
  );
}

function OpenOffer({ offer }: { readonly offer: Stored<Offer> }) {
  const { role } = useSession();
  const writable = !offer.trashed && mayEditOffer(offer, role);
  // A form that was open once stays: it alone knows whether something is typed on it.
  const [opened, setOpened] = useState(writable);
  if (writable && !opened) setOpened(true);
  return opened && !offer.trashed ? (
    <OfferEditor offer={offer} writable={writable} />
  ) : (
    <OfferSheet offer={offer} />
  );
}
