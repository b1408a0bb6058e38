import { offerAddress, planAddress } from '@fm/contract/addresses';
import { useLeavers, useToday } from '@fm/data';
import { whyNotPlanned } from '@fm/domain/employee';
import { dueOccurrences, type Plan } from '@fm/domain/maintenance';
import type { Ref } from '@fm/domain/record';
import { formatDay, formatSentence, Notice, nounFor, TextLink } from '@fm/ui';
import { PlanHealthMark } from '../status/plan-state';

/** The offer whose recurring lines became the plan. */
export const FromOffer = ({ offerRef }: { readonly offerRef: Ref }) => (
  <Notice>
    Made from the offer <TextLink to={offerAddress.record(offerRef.id)}>{offerRef.name}</TextLink>.
  </Notice>
);

/** What keeps a plan from making work, where something does. */
export function HealthNotice({ plan }: { readonly plan: Plan }) {
  if (plan.health !== 'ok') {
    return (
      <Notice tone="warning">
        <PlanHealthMark plan={plan} /> {plan.healthWhy}
      </Notice>
    );
  }
  return plan.state === 'draft' ? (
    <Notice>A draft makes no work orders. Activate it once its next occurrences look right.</Notice>
  ) : null;
}

/** Leads from a plan whose occurrences are due to where their orders are created: a plan that was just activated has some. */
export function DueNote({ plan }: { readonly plan: Plan }) {
  const { due } = dueOccurrences(plan, useToday());
  if (due.length === 0) return null;
  return (
    <Notice>
      {formatSentence(due.length, {
        one: 'One occurrence is due for a work order.',
        many: '{count} occurrences are due for work orders.',
      })}{' '}
      <TextLink to={planAddress.due()}>Create due work orders</TextLink>
    </Notice>
  );
}

/** Says who of a plan's people has left, or will have by the next occurrence. Reads these people alone, at most nine. */
export function PlanLeavers({ plan }: { readonly plan: Plan }) {
  const today = useToday();
  const left = useLeavers(plan.state === 'ended' ? undefined : plan, plan.nextDueDate ?? today) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={nounFor(left.length, { one: 'Somebody of this plan leaves', many: 'People of this plan leave' })}
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
