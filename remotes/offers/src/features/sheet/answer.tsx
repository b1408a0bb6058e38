import { LOST_REASON_LABELS, type Offer, offerLines } from '@fm/domain/offer';
import { type Description, DescriptionList, formatDay } from '@fm/ui';

/** What became of the offer: the customer's answer, or why it was withdrawn. */
export function Answer({ offer }: { readonly offer: Offer }) {
  const items = answerOf(offer);
  return items.length === 0 ? null : <DescriptionList items={items} />;
}

function answerOf(offer: Offer): Description[] {
  const { decidedByName, decidedOn, acceptedOption, lostReason, lostNote, withdrawReason } = offer;
  const [taken, left] = [decidedLines(offer, true), decidedLines(offer, false)];
  return [
    decidedByName && { term: lostReason ? 'Declined by' : 'Accepted by', value: decidedByName },
    decidedOn && { term: lostReason ? 'Declined on' : 'Accepted on', value: formatDay(decidedOn) },
    acceptedOption && { term: 'Accepted option', value: acceptedOption },
    taken && { term: 'Optional lines accepted', value: taken },
    left && { term: 'Optional lines declined', value: left },
    lostReason && { term: 'Lost because of', value: LOST_REASON_LABELS[lostReason] },
    lostNote && { term: 'In their words', value: lostNote },
    withdrawReason && { term: 'Withdrawn because', value: withdrawReason },
  ].filter((item) => item !== undefined && item !== '');
}

/** The names of the optional lines that were taken, or of those that were not. */
const decidedLines = ({ lines, optionalTaken = {} }: Offer, taken: boolean): string =>
  offerLines({ lines })
    .filter(({ id }) => optionalTaken[id] === taken)
    .map(({ name }) => name)
    .join(', ');
