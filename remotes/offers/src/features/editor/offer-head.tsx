import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { formatAgo } from '@fm/ui';
import type { ReactNode } from 'react';
import { OfferStatusMark } from '../status/offer-status';
import { EditorHead } from './editor-head';

interface OfferHeadProps {
  readonly offer: Stored<Offer>;
  readonly children?: ReactNode;
}

/** Title, state and number of a stored offer, and who changed it last. */
export function OfferHead({ offer, children }: OfferHeadProps) {
  const { title, number, version, updatedAt, updatedBy } = offer;
  const changed = `last changed ${formatAgo(updatedAt)} by ${updatedBy.name}`;
  const subtitle = [number, version > 1 && `version ${version}`, changed].filter(Boolean).join(' · ');
  return (
    <EditorHead title={title} status={<OfferStatusMark offer={offer} />} subtitle={subtitle}>
      {children}
    </EditorHead>
  );
}
