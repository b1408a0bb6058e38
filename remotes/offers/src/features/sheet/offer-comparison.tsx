import { compareOffer } from '@fm/domain/comparison';
import { type Offer, openLines } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';
import { ComparisonPanel, useComparedOrders } from '@fm/screens/record';
import { formatSentence } from '@fm/ui';

/** Offered, done and cost over all orders of an offer, for those who may know prices. */
export function OfferComparison({ offer }: { readonly offer: Stored<Offer> }) {
  const targets = offer.convertedTo ?? [];
  const orders = useComparedOrders(targets.flatMap(({ type, id }) => (type === workOrders.type ? id : [])));
  return (
    <ComparisonPanel
      of={orders.status === 'ready' ? { ...orders, rows: compareOffer(offer, orders.works) } : orders}
      currency={offer.currency}
      note={noteOf(orders.status === 'ready' ? orders.missing : 0, openLines(offer).length > 0)}
      fileName={`${offer.number ?? 'offer'} offered and done`}
    />
  );
}

const GONE = {
  one: '{count} work order of this offer is gone, and what was done in it is not counted.',
  many: '{count} work orders of this offer are gone, and what was done in them is not counted.',
};

function noteOf(missing: number, isOpen: boolean): string | undefined {
  const notes = [
    missing > 0 && formatSentence(missing, GONE),
    isOpen && 'Lines that are in no order yet count as not done.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
