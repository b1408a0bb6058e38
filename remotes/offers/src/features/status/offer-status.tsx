import { useToday } from '@fm/data';
import { isPastValidity, OFFER_STATUS_LABELS, type Offer, type OfferStatus } from '@fm/domain/offer';
import { formatDay, Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<OfferStatus, Omit<StatusProps, 'label'>>> = {
  draft: { tone: 'neutral' },
  sent: { tone: 'info' },
  accepted: { tone: 'success' },
  declined: { tone: 'danger', shape: 'cross' },
  expired: { tone: 'warning' },
  withdrawn: { tone: 'neutral', shape: 'cross' },
  superseded: { tone: 'neutral', shape: 'pause' },
  converted: { tone: 'success', shape: 'dot' },
};

/** How far an offer is. A sent one whose last day is over shows as expired, since when. */
export function OfferStatusMark({ offer }: { readonly offer: Pick<Offer, 'status' | 'validUntil'> }) {
  const day = useToday();
  if (isPastValidity(offer, day))
    return <Status {...looks.expired} label={`Expired ${formatDay(offer.validUntil)}`} />;
  return <Status {...looks[offer.status]} label={OFFER_STATUS_LABELS[offer.status]} />;
}
