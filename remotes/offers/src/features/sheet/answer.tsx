import { useLiveRecord } from '@fm/data';
import { entityAddress, entityLabel } from '@fm/domain/entity';
import { LOST_REASON_LABELS, type Offer, offerLines } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import { type Description, DescriptionList, formatDay, TextLink } from '@fm/ui';

type ConvertedTo = NonNullable<Offer['convertedTo']>;

/** What became of the offer: the customer's answer, why it was withdrawn, what was made of it. */
export function Answer({ offer }: { readonly offer: Offer }) {
  const items = answerOf(offer);
  return items.length === 0 ? null : <DescriptionList items={items} />;
}

function answerOf(offer: Offer): Description[] {
  const { decidedByName, decidedOn, acceptedOption, lostReason, lostNote, withdrawReason, convertedTo } =
    offer;
  const [taken, left] = [decidedLines(offer, true), decidedLines(offer, false)];
  return [
    decidedByName && { term: 'Accepted by', value: decidedByName },
    decidedOn && { term: decidedByName ? 'Accepted on' : 'Declined on', value: formatDay(decidedOn) },
    acceptedOption && { term: 'Accepted option', value: acceptedOption },
    taken && { term: 'Optional lines accepted', value: taken },
    left && { term: 'Optional lines declined', value: left },
    lostReason && { term: 'Lost because of', value: LOST_REASON_LABELS[lostReason] },
    lostNote && { term: 'In their words', value: lostNote },
    withdrawReason && { term: 'Withdrawn because', value: withdrawReason },
    convertedTo && { term: 'Became', value: <Targets of={convertedTo} /> },
  ].filter((item) => item !== undefined && item !== '');
}

/** The names of the optional lines that were taken, or of those that were not. */
const decidedLines = ({ lines, optionalTaken = {} }: Offer, taken: boolean): string =>
  offerLines({ lines })
    .filter(({ id }) => optionalTaken[id] === taken)
    .map(({ name }) => name)
    .join(', ');

function Targets({ of }: { readonly of: ConvertedTo }) {
  return of.map((target, index) => (
    <span key={target.id}>
      {index > 0 && ', '}
      <Target of={target} />
    </span>
  ));
}

/** A record that was made of the offer, by its number once that is read. */
function Target({ of: target }: { readonly of: ConvertedTo[number] }) {
  const order = useLiveRecord(workOrders, target.type === workOrders.type ? target.id : undefined);
  const label = (order.status === 'ready' && order.record.number) || entityLabel(target.type);
  const to = entityAddress(target);
  return to ? <TextLink to={to}>{label}</TextLink> : label;
}
