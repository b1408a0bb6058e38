import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { formatDay, formatInstant, formatNumber } from '@fm/ui';
import { PrintSection, PrintSheet } from '@fm/ui/print';
import { byLead } from './by-lead';
import { DayOrder } from './day-order';

interface DaySheetProps {
  readonly day: CalendarDay;
  /** Whose list it is; undefined for everybody's. */
  readonly person: string | undefined;
  readonly orders: readonly Stored<WorkOrder>[];
  /** Site and contact of an order are there. */
  readonly onPlace: (id: string) => void;
}

/** The orders of a day on paper; everybody's list begins anew for each lead. */
export function DaySheet({ day, person, orders, onPlace }: DaySheetProps) {
  const { companyTitle, session } = useHost();
  const groups = person === undefined ? byLead(orders) : [{ lead: person, orders }];
  return (
    <PrintSheet
      company={companyTitle}
      title="Work list"
      subject={formatDay(day, 'long')}
      about={person ?? 'Everybody'}
      made={[
        `Printed ${formatInstant(new Date(), COMPANY.timezone)}`,
        `by ${session.name}`,
        'For internal use',
      ]}
    >
      {groups.map((group) => (
        <PrintSection
          key={group.lead}
          title={group.lead}
          note={
            group.orders.length === 1 ? '1 work order' : `${formatNumber(group.orders.length)} work orders`
          }
        >
          {group.orders.map((order) => (
            <DayOrder key={order.id} order={order} onPlace={onPlace} />
          ))}
        </PrintSection>
      ))}
    </PrintSheet>
  );
}
