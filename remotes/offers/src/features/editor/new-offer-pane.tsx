import { useHost } from '@fm/platform';
import { Skeleton } from '@fm/ui';
import { useNavigate } from 'react-router-dom';
import { type Opened, useOfferAddress } from '../screen/offer-address';
import { useGiven } from './api/given';
import { useOfferRecord } from './api/offer-record';
import { EditorHead } from './editor-head';
import { OfferFormView } from './offer-form-view';

/** An offer that is not stored yet. */
export function NewOfferPane({ customerId, found }: Pick<Opened, 'customerId' | 'found'>) {
  const given = useGiven(customerId, found);
  return given ? <NewOffer given={given} /> : <Skeleton rows={8} columns={2} />;
}

function NewOffer({ given }: { readonly given: NonNullable<ReturnType<typeof useGiven>> }) {
  const host = useHost();
  const navigate = useNavigate();
  const address = useOfferAddress();
  const record = useOfferRecord(undefined, given, (id) => {
    host.toast.success('The offer was created as a draft.');
    navigate(address.offer(id));
  });
  return (
    <>
      <EditorHead title="New offer" subtitle="Nothing is stored until you create it." />
      <OfferFormView record={record} saveLabel="Create offer" />
    </>
  );
}
