import { type CalendarDay, earlierDay, today as todayIn } from '../calendar-day';
import { COMPANY } from '../company';
import { MAX_NOTE } from '../event';
import { offerTotals, optionsOf } from '../offer-arithmetic';
import { type Actor, isByLink, isSystem, type Stored } from '../record';
import { can } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import { openLines, withoutMade } from './deal-out';
import {
  figuresOf,
  type LostReason,
  OFFER_STATUS_LABELS,
  type Offer,
  type OfferStatus,
  optionalLines,
} from './offer';

/** `system`: the daily clock, and the records an offer was converted to. `link`: whoever has the link of the offer. */
export type OfferFact = 'staff' | 'system' | 'link';

/** Allowed changes of an offer's status; the security rules carry the same table and a test compares both. */
export const offerTransitions = defineTransitions<OfferStatus, OfferFact>([
  { from: ['draft'], to: 'sent', label: 'Send', who: ['staff'] },
  {
    from: ['sent'],
    to: 'accepted',
    label: 'Mark as accepted',
    who: ['staff', 'link'],
    needs: ['decidedByName'],
  },
  {
    from: ['sent'],
    to: 'declined',
    label: 'Mark as declined',
    who: ['staff', 'link'],
    needs: ['lostReason'],
  },
  { from: ['sent'], to: 'expired', label: 'Expire', who: ['system'] },
  { from: ['expired'], to: 'sent', label: 'Extend', who: ['staff'], needs: ['validUntil'] },
  {
    from: ['sent', 'expired', 'declined'],
    to: 'superseded',
    label: 'New version',
    who: ['staff'],
    needs: ['supersededById'],
  },
  { from: ['draft', 'sent'], to: 'withdrawn', label: 'Withdraw', who: ['staff'], needs: ['reason'] },
  { from: ['accepted'], to: 'converted', label: 'Create work order', who: ['staff'], needs: ['convertedTo'] },
  { from: ['converted'], to: 'accepted', label: 'Undo conversion', who: ['system'] },
]);

/** What holds for whoever acts on an offer. */
export function offerFacts(actor: Actor): Facts<OfferFact> {
  if (isSystem(actor)) return new Set<OfferFact>(['system']);
  if (isByLink(actor)) return new Set<OfferFact>(['link']);
  return new Set<OfferFact>(can(actor.role, 'offers:edit') ? ['staff'] : []);
}

/** Whether a sent offer's last day is over. Nothing else may expire: a decision is never overwritten. */
export const isPastValidity = (offer: Pick<Offer, 'status' | 'validUntil'>, today: CalendarDay): boolean =>
  offer.status === 'sent' && offer.validUntil < today;

/** What a person gives with a transition. */
export interface OfferTransitionInput {
  readonly decidedByName?: string | undefined;
  /** Day of the decision; today unless told. */
  readonly decidedOn?: CalendarDay | undefined;
  readonly option?: string | undefined;
  /** Whether each optional line was taken, by line id. */
  readonly optionalTaken?: Readonly<Record<string, boolean>> | undefined;
  readonly lostReason?: LostReason | undefined;
  readonly lostNote?: string | undefined;
  readonly validUntil?: CalendarDay | undefined;
  /** The mail address it is sent to. */
  readonly sentTo?: string | undefined;
  readonly reason?: string | undefined;
  readonly supersededById?: string | undefined;
  readonly convertedTo?: NonNullable<Offer['convertedTo']> | undefined;
  /** Those that went there before as well; without it the offer went there as a whole. */
  readonly lineOrders?: NonNullable<Offer['lineOrders']> | undefined;
  /** Those that went into maintenance plans, likewise. */
  readonly linePlans?: NonNullable<Offer['linePlans']> | undefined;
  readonly note?: string | undefined;
}

/** Takes an offer from its status to `to`: what to write, or why not. `today` is the company's. */
export function transitionOffer(
  offer: Stored<Offer>,
  to: OfferStatus,
  input: OfferTransitionInput,
  actor: Actor,
  now: Date,
  today: CalendarDay,
): TransitionOutcome<Offer> {
  const facts = offerFacts(actor);
  const refusal = offerTransitions.refusal(offer.status, to, facts, OFFER_STATUS_LABELS);
  if (refusal) return refused(refusal);
  // The office may note a late answer. A customer may not give one.
  if (facts.has('link') && isPastValidity(offer, today)) return refused('The last day of the offer is over.');
  switch (to) {
    case 'sent':
      return offer.status === 'expired' ? extended(input, today) : sent(offer, input, now, today);
    case 'accepted':
      return offer.status === 'converted' ? unconverted(offer) : accepted(offer, input, now, today);
    case 'declined': {
      const { lostReason, lostNote, note } = input;
      const lacks = lacking({
        lostReason: lostReason ? undefined : 'Choose why the offer was lost.',
        decidedOn: decisionDayProblem(offer, input, today),
      });
      if (lacks) return lacks;
      const words = lostNote?.trim() || undefined;
      return allowed<Offer>(
        {
          status: to,
          lostReason,
          lostNote: words,
          decidedAt: now,
          decidedOn: input.decidedOn ?? today,
          ...(facts.has('link') && { decidedByName: input.decidedByName?.trim() || undefined }),
        },
        note ?? words,
      );
    }
    case 'withdrawn': {
      const reason = input.reason?.trim();
      const lacks = lacking({ reason: reason ? undefined : 'Say why the offer is withdrawn.' });
      return lacks ?? allowed<Offer>({ status: to, withdrawReason: reason }, reason);
    }
    case 'superseded': {
      const { supersededById } = input;
      if (!supersededById) return refusedField('supersededById', 'Create the new version first.');
      return allowed<Offer>({ status: to, supersededById }, input.note);
    }
    case 'converted': {
      const { convertedTo, lineOrders, linePlans, note } = input;
      if (!convertedTo?.length) return refusedField('convertedTo', 'Choose what to create from this offer.');
      const dealt = { convertedTo, lineOrders, linePlans };
      const isDone = openLines({ ...offer, ...dealt }).length === 0;
      return allowed<Offer>({ status: isDone ? to : offer.status, ...dealt }, note);
    }
    case 'expired':
      return isPastValidity(offer, today)
        ? allowed<Offer>({ status: to }, input.note)
        : refused('The offer is still open.');
    default:
      return refused('This happens by itself.');
  }
}

const unconverted = (offer: Offer): TransitionOutcome<Offer> =>
  withoutMade(
    offer,
    new Set(offer.convertedTo?.map(({ id }) => id)),
    'All that was made from it was taken back.',
  );

const refusedField = (field: string, message: string): TransitionOutcome<Offer> => ({
  ok: false,
  message,
  fields: { [field]: message },
});

function sent(
  offer: Offer,
  input: OfferTransitionInput,
  now: Date,
  today: CalendarDay,
): TransitionOutcome<Offer> {
  const priced = Object.values(offer.lines).some((line) => line.kind !== 'text' && line.unitMinor > 0);
  const lacks = lacking({
    lines: priced ? undefined : 'Add at least one line with a price.',
    validUntil: offer.validUntil >= today ? undefined : 'Choose a last day that is not over yet.',
  });
  return lacks ?? allowed<Offer>({ status: 'sent', sentAt: now, sentTo: input.sentTo }, input.note);
}

function extended(input: OfferTransitionInput, today: CalendarDay): TransitionOutcome<Offer> {
  const { validUntil, note } = input;
  if (!validUntil || validUntil < today)
    return refusedField('validUntil', 'Choose a last day that is not over yet.');
  return allowed<Offer>({ status: 'sent', validUntil }, note ?? `Extended until ${validUntil}`);
}

function accepted(
  offer: Offer,
  input: OfferTransitionInput,
  now: Date,
  today: CalendarDay,
): TransitionOutcome<Offer> {
  const name = input.decidedByName?.trim();
  const options = optionsOf(offer);
  const option = input.option !== undefined && options.includes(input.option) ? input.option : undefined;
  const optional = optionalLines(offer, option);
  const undecided = optional.filter(({ id }) => input.optionalTaken?.[id] === undefined);
  const lacks = lacking({
    decidedByName: name ? undefined : 'Enter who accepted for the customer.',
    option: options.length === 0 || option ? undefined : 'Choose the option that was accepted.',
    ...Object.fromEntries(
      undecided.map((line) => [`optionalTaken.${line.id}`, `Choose whether “${line.name}” was accepted.`]),
    ),
    decidedOn: decisionDayProblem(offer, input, today),
  });
  if (lacks) return lacks;
  const optionalTaken = Object.fromEntries(
    optional.map(({ id }) => [id, input.optionalTaken?.[id] === true]),
  );
  const decided = {
    ...(option && { acceptedOption: option }),
    ...(optional.length > 0 && { optionalTaken }),
  };
  return allowed<Offer>(
    {
      status: 'accepted',
      decidedByName: name,
      decidedAt: now,
      decidedOn: input.decidedOn ?? today,
      ...decided,
      // The figures become those of what was taken.
      ...(Object.keys(decided).length > 0 && figuresOf(offerTotals({ ...offer, ...decided }))),
    },
    [input.note, decisionNote(optional, optionalTaken)].filter(Boolean).join('\n').slice(0, MAX_NOTE),
  );
}

/** What is wrong with the day of a decision: nobody decides in the future, or before there was an offer. */
function decisionDayProblem(
  { issueDate, sentAt }: Offer,
  { decidedOn }: OfferTransitionInput,
  today: CalendarDay,
): string | undefined {
  if (decidedOn === undefined) return undefined;
  if (decidedOn > today) return 'Choose a day that is not in the future.';
  // It may be dated after the day on which it went out.
  const first = sentAt ? earlierDay(issueDate, todayIn(COMPANY.timezone, sentAt)) : issueDate;
  return decidedOn < first ? 'Choose a day on or after the date of the offer.' : undefined;
}

/** What was decided about optional lines, for the history; undefined where there are none. */
function decisionNote(
  lines: readonly { readonly id: string; readonly name: string }[],
  taken: Readonly<Record<string, boolean>>,
): string | undefined {
  const names = (wanted: boolean) => lines.filter(({ id }) => taken[id] === wanted).map(({ name }) => name);
  const [accepted, declined] = [names(true), names(false)];
  return (
    [
      ...(accepted.length > 0 ? [`Optional lines accepted: ${accepted.join(', ')}.`] : []),
      ...(declined.length > 0 ? [`Optional lines declined: ${declined.join(', ')}.`] : []),
    ]
      .join('\n')
      .slice(0, MAX_NOTE) || undefined
  );
}
