import { offerAddress } from '@fm/contract/addresses';
import { AttentionCount, useAttention, useToday } from '@fm/data';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { AttentionLine, AttentionPanel, formatMoney, relativeDay, Stat, Status } from '@fm/ui';
import { expiringOffers } from './api/expiring-offers';

/** Sent offers that somebody should call about before they end. */
export function ExpiringOfferPanel() {
  const today = useToday();
  const priced = seesPrices(useSession().role);
  return (
    <AttentionPanel
      title="Expiring offers"
      list={useAttention(expiringOffers())}
      all={{ to: offerAddress.list(), label: 'All offers' }}
      empty="No sent offer runs out within 7 days."
      line={({ id, title, customerRef, grossMinor, currency, validUntil }) => (
        <AttentionLine
          to={offerAddress.record(id)}
          title={title}
          about={[customerRef.name, ...(priced ? [formatMoney(grossMinor, currency)] : [])]}
          when={<ValidUntil day={validUntil} today={today} />}
        />
      )}
    />
  );
}

function ValidUntil({ day, today }: { day: string; today: string }) {
  if (day < today) return <Status tone="danger" label="Ran out" />;
  return day === today ? <Status tone="warning" label="Last day" /> : `Until ${relativeDay(day, today)}`;
}

export function ExpiringOfferFigure() {
  // At midnight it is another list.
  useToday();
  const expiring = expiringOffers();
  return <Stat label="Expiring offers" to={expiring.to} value={<AttentionCount of={expiring} />} />;
}
