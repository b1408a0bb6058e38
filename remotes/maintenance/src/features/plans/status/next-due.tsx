import { useToday } from '@fm/data';
import type { Plan } from '@fm/domain/maintenance';
import { formatDay, relativeDay, Status } from '@fm/ui';

/** When the next occurrence without an order is due; marked once that day is over. A plan at rest is never late. */
export function NextDue({ plan }: { readonly plan: Pick<Plan, 'state' | 'nextDueDate'> }) {
  const day = useToday();
  const { state, nextDueDate } = plan;
  if (nextDueDate === undefined) return null;
  if (state !== 'active') return formatDay(nextDueDate);
  const words = relativeDay(nextDueDate, day);
  return nextDueDate < day ? <Status tone="danger" label={words} /> : words;
}
