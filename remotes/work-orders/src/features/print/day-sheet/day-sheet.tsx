import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { formatInstant } from '@fm/ui';
import { PrintSection, PrintSheet } from '@fm/ui/print';
import { countedOrders } from '../../order/formatting/counted-orders';
import { DayOrder } from './day-order';

interface DaySheetProps {
  /** What is listed: the day. */
  readonly subject: string;
  /** Whose list it is, or where it comes from. */
  readonly about: string;
  /** Whose orders all of them are; where left out, the list begins anew for each lead. */
  readonly person?: string | undefined;
  readonly orders: readonly Stored<WorkOrder>[];
  /** The orders are not all of one day. */
  readonly withDays?: boolean;
  /** Site and contact of an order are there. */
  readonly onPlace: (id: string) => void;
}

/** Orders on paper, as somebody takes them along. */
export function DaySheet({ subject, about, person, orders, withDays = false, onPlace }: DaySheetProps) {
  const { companyTitle, session } = useHost();
  const groups = person === undefined ? byLead(orders) : [{ lead: person, orders }];
  return (
    <PrintSheet
      company={companyTitle}
      title={withDays ? 'Work list' : 'Daily schedule'}
      subject={subject}
      about={about}
      made={[
        `Printed ${formatInstant(new Date(), COMPANY.timezone)}`,
        `by ${session.name}`,
        'For internal use',
      ]}
    >
      {groups.map((group) => (
        <PrintSection key={group.lead} title={group.lead} note={countedOrders(group.orders.length)}>
          {group.orders.map((order) => (
            <DayOrder key={order.id} order={order} withDay={withDays} onPlace={onPlace} />
          ))}
        </PrintSection>
      ))}
    </PrintSheet>
  );
}

/** What is said of orders that nobody leads. */
export const NOBODY = 'Without a lead';

/** The orders of each lead, leads in the order of their names and nobody last. */
export function byLead<O extends Pick<Stored<WorkOrder>, 'leadId' | 'leadName'>>(
  orders: readonly O[],
): { readonly lead: string; readonly orders: readonly O[] }[] {
  const groups = new Map<string, O[]>();
  for (const order of orders) {
    const lead = order.leadId === '' ? NOBODY : (order.leadName ?? order.leadId);
    groups.set(lead, [...(groups.get(lead) ?? []), order]);
  }
  return [...groups]
    .map(([lead, ofLead]) => ({ lead, orders: ofLead }))
    .sort((a, b) => Number(a.lead === NOBODY) - Number(b.lead === NOBODY) || a.lead.localeCompare(b.lead));
}
