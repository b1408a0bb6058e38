import { useToday } from '@fm/data';
import { addDays, type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { formatDay, Status } from '@fm/ui';

/** How far ahead an expiry asks for attention, in days. */
export const EXPIRING_DAYS = 30;

/** The last day that counts as expiring soon. */
export const expiringUntil = (): CalendarDay => addDays(today(COMPANY.timezone), EXPIRING_DAYS);

/** A day on which a certificate expires, marked when it is near or past. */
export function Expiry({ day }: { readonly day: CalendarDay }) {
  const now = useToday();
  if (day < now) return <Status tone="danger" label={`Expired ${formatDay(day)}`} />;
  if (day <= addDays(now, EXPIRING_DAYS)) return <Status tone="warning" label={formatDay(day)} />;
  return formatDay(day);
}
