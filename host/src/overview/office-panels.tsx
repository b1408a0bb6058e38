import type { CalendarDay } from '@fm/domain/calendar-day';
import { formatMoney, relativeDay, Status } from '@fm/ui';
import { useAttention } from './api/attention';
import { duePlans } from './api/due-plans';
import { expiringOffers } from './api/expiring-offers';
import { AttentionLine } from './attention-line';
import { AttentionPanel } from './attention-panel';
import { DueWords } from './due-words';

interface Props {
  readonly today: CalendarDay;
}

export function OfferPanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Offers running out"
      list={useAttention(expiringOffers(today))}
      all={{ to: '/create-offer', label: 'All offers' }}
      empty="No sent offer runs out within 7 days."
      line={({ id, title, customerRef, grossMinor, currency, validUntil }) => (
        <AttentionLine
          to={`/create-offer?id=${id}`}
          title={title}
          about={[customerRef.name, formatMoney(grossMinor, currency)]}
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

export function PlanPanel({ today }: Props) {
  return (
    <AttentionPanel
      title="Maintenance due"
      list={useAttention(duePlans(today))}
      all={{ to: '/maintenance', label: 'All plans' }}
      empty="No visit without a work order is due within 7 days."
      line={({ id, name, customerRef, siteRef, nextDueDate }) => (
        <AttentionLine
          to={`/maintenance?id=${id}`}
          title={name}
          about={[customerRef.name, siteRef.name]}
          when={<DueWords day={nextDueDate} today={today} />}
        />
      )}
    />
  );
}
