import { listAddress, useTrash } from '@fm/data';
import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { offerScope } from '@fm/domain/trash';
import { formatAgo, TrashNotice } from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfferStatusMark } from '../status/offer-status';
import { EditorHead } from './editor-head';
import { FoundOn } from './found-on';

interface OfferHeadProps {
  readonly offer: Stored<Offer>;
  readonly children?: ReactNode;
}

/** Title, state and number of a stored offer, and who changed it last. */
export function OfferHead({ offer, children }: OfferHeadProps) {
  const navigate = useNavigate();
  const trash = useTrash(offerScope, () => navigate(listAddress('/create-offer')));
  const { title, number, version, updatedAt, updatedBy, foundOn } = offer;
  const changed = `last changed ${formatAgo(updatedAt)} by ${updatedBy.name}`;
  const words = [number, version > 1 && `version ${version}`, changed].filter(Boolean).join(' · ');
  const subtitle = (
    <>
      {words}
      {foundOn && (
        <>
          {' · found on '}
          <FoundOn job={foundOn} />
        </>
      )}
    </>
  );
  return (
    <EditorHead title={title} status={<OfferStatusMark offer={offer} />} subtitle={subtitle}>
      {!offer.trashed && children}
      <TrashMenu trash={trash} record={offer} />
      <TrashNotice trash={trash} record={offer} noun="offer" />
    </EditorHead>
  );
}
