import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { type CertificatesInput, isRenewed } from '@fm/domain/employee';
import { EXPIRING_DAYS } from '../status/expiry';

/** How a certificate stands: `over` when it was renewed, by a mark or by a later one, or revoked. */
export type Validity = 'over' | 'expired' | 'expiring' | 'valid';

/** How a row of certificates stands on a day, among the others of that person. */
export function validityOf(
  row: CertificatesInput[number],
  rows: readonly CertificatesInput[number][],
  day: CalendarDay,
): Validity {
  if (row.status !== 'valid' || isRenewed(row, rows)) return 'over';
  if (row.expiresOn === '') return 'valid';
  if (row.expiresOn < day) return 'expired';
  return row.expiresOn <= addDays(day, EXPIRING_DAYS) ? 'expiring' : 'valid';
}
