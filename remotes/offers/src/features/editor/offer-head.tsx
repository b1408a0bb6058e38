import { workOrderAddress } from '@fm/contract/addresses';
import { useTrash } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { formatAgo, TextLink, TrashNotice } from '@fm/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferAddress } from '../screen/offer-address';
import { OfferStatusMark } from '../status/offer-status';
import { EditorHead } from './editor-head';
import css from './editor-head.module.css';
import { OfferMenu } from './offer-menu';

interface OfferHeadProps {
  readonly offer: Stored<Offer>;
  readonly children?: ReactNode;
}

/** Title, state and number of a stored offer, and who changed it last. */
export function OfferHead({ offer, children }: OfferHeadProps) {
  const navigate = useNavigate();
  // The list beside it, without this offer in it.
  const { list } = useOfferAddress();
  const trash = useTrash(offers, () => navigate(list));
  const { title, number, version, updatedAt, updatedBy, foundOn, supersededById } = offer;
  const changed = `last changed ${formatAgo(updatedAt)} by ${updatedBy.name}`;
  const words = [number, (version > 1 || supersededById) && `version ${version}`, changed]
    .filter(Boolean)
    .join(' · ');
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
      <div className={css.actions}>
        {!offer.trashed && children}
        <OfferMenu trash={trash} offer={offer} />
      </div>
      <TrashNotice trash={trash} record={offer} noun="offer" />
    </EditorHead>
  );
}

/** The job that found what is to be repaired. */
const FoundOn = ({ job }: { readonly job: NonNullable<Offer['foundOn']> }) => (
  <TextLink to={workOrderAddress.record(job.id)}>{job.name}</TextLink>
);
