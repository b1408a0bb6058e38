import { useHost } from '@fm/platform';
import { Skeleton } from '@fm/ui';
import { CarriedPhotosNotice } from '@fm/ui/form';
import { useNavigate } from 'react-router-dom';
import { type Opened, useOfferAddress } from '../screen/offer-address';
import { useGiven } from './api/given';
import { useOfferRecord } from './api/offer-record';
import { EditorHead } from './editor-head';
import type { Given } from './found-on-order';
import { OfferFormView } from './offer-form-view';

/** An offer that is not stored yet. */
export function NewOfferPane({ customerId, found }: Pick<Opened, 'customerId' | 'found'>) {
  const given = useGiven(customerId, found);
  return given ? <NewOffer given={given} /> : <Skeleton rows={8} columns={2} />;
}

function NewOffer({ given }: { readonly given: Given }) {
  const host = useHost();
  const navigate = useNavigate();
  const address = useOfferAddress();
  const { foundOn } = given;
  const record = useOfferRecord(undefined, given, (id) => {
    host.toast.success('The offer was created as a draft.');
    navigate(address.offer(id));
  });
  return (
    <>
      <EditorHead title="New offer" subtitle="Nothing is stored until you create it." />
      {foundOn && <CarriedPhotosNotice count={given.photos?.length} noun="offer" />}
      <OfferFormView record={record} saveLabel="Create offer" />
    </>
  );
}
