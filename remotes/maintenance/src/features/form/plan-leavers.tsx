import { useLeavers, useToday } from '@fm/data';
import { whyNotPlanned } from '@fm/domain/employee';
import type { Plan } from '@fm/domain/maintenance';
import { formatDay, Notice } from '@fm/ui';

/** Says who of a plan's people has left, or will have by the next visit. Reads these people alone, at most nine. */
export function PlanLeavers({ plan }: { readonly plan: Plan }) {
  const today = useToday();
  const left = useLeavers(plan.state === 'ended' ? undefined : plan, plan.nextDueDate ?? today) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={left.length === 1 ? 'Somebody of this plan leaves' : 'People of this plan leave'}
    >
      {left.map((person) => (
        <p key={person.id} dir="auto">
          {whyNotPlanned(person, formatDay)}
        </p>
      ))}
      <p>Its orders are created without them. Choose somebody else under “What to do”.</p>
    </Notice>
  );
}
