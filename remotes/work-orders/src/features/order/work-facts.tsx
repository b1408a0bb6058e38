import { offerAddress, planAddress, taskAddress } from '@fm/contract/addresses';
import { occurrenceDay } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { plannedMinutes, WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { type Description, DescriptionList, formatDay, formatMinutes, Panel, TextLink } from '@fm/ui';
import { Due } from './formatting/due';
import { plannedParts, zoneNote } from './formatting/planned';
import { PriorityMark } from './formatting/priority-mark';
import { siteInstant } from './formatting/site-time';

/** Who does what by when. */
export const WorkFacts = ({ order }: { readonly order: Stored<WorkOrder> }) => (
  <Panel title="Work" actions={<TextLink to={taskAddress.new({ workOrder: order.id })}>New task</TextLink>}>
    <DescriptionList items={[...planFacts(order), ...originFacts(order), ...progressFacts(order)]} />
  </Panel>
);

function planFacts(order: WorkOrder): Description[] {
  return [
    { term: 'Lead', value: order.leadName },
    { term: 'Crew', value: order.crewRefs.map(({ name }) => name).join(', ') },
    { term: 'Planned', value: <Planned order={order} /> },
    { term: 'Due', value: order.dueDate && <Due order={order} /> },
    { term: 'Type', value: WORK_ORDER_TYPE_LABELS[order.type] },
    { term: 'Priority', value: <PriorityMark priority={order.priority} /> },
    ...some('Estimate', order.estimateMin && formatMinutes(order.estimateMin)),
  ];
}

/** Day, times and length, each on its line; the zone where clocks at the site differ. */
function Planned({ order }: { readonly order: WorkOrder }) {
  const parts = plannedParts(order);
  if (!parts) return 'Not planned yet';
  const minutes = plannedMinutes(order);
  return (
    <>
      <p>{parts.day}</p>
      <p>{[parts.times, zoneNote(order)].filter(Boolean).join(', ')}</p>
      {minutes && <p>{formatMinutes(minutes)}</p>}
    </>
  );
}

function originFacts({ planRef, occurrenceId, offerRef }: WorkOrder): Description[] {
  return [
    ...some(
      'From plan',
      planRef && (
        <>
          <TextLink to={planAddress.record(planRef.id)}>{planRef.name}</TextLink>
          {occurrenceId !== undefined && <p>Occurrence of {formatDay(occurrenceDay(occurrenceId))}</p>}
        </>
      ),
    ),
    ...some('Offer', offerRef && <TextLink to={offerAddress.record(offerRef.id)}>{offerRef.name}</TextLink>),
  ];
}

function progressFacts(order: WorkOrder): Description[] {
  const { startedAt, completedAt, completedBy, verifiedAt, verifiedBy, heldMin, timezone } = order;
  const by = (at: Date, who: { readonly name: string } | undefined) =>
    who ? `${siteInstant(at, timezone)} by ${who.name}` : siteInstant(at, timezone);
  return [
    ...some('Started', startedAt && siteInstant(startedAt, timezone)),
    ...some('On hold for', heldMin && formatMinutes(heldMin)),
    ...some('Completed', completedAt && by(completedAt, completedBy)),
    ...some('Verified', verifiedAt && by(verifiedAt, verifiedBy)),
  ];
}

/** A fact that is left out where there is nothing to say. */
const some = (term: string, value: Description['value'] | undefined): Description[] =>
  value ? [{ term, value }] : [];
