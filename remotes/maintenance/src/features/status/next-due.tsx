import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Plan } from '@fm/domain/maintenance';
import { relativeDay, Status } from '@fm/ui';

/** When the next visit without an order is due; marked once that day is over. */
export function NextDue({ plan }: { readonly plan: Pick<Plan, 'state' | 'nextDueDate'> }) {
  const { state, nextDueDate } = plan;
  if (nextDueDate === undefined) return null;
  const day = today(COMPANY.timezone);
  const words = relativeDay(nextDueDate, day);
  return state === 'active' && nextDueDate < day ? <Status tone="danger" label={words} /> : words;
}
