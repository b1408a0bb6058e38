import { type CalendarDay, earlierDay, today as todayIn } from '../calendar-day';
import { COMPANY } from '../company';
import { MAX_NOTE } from '../event';
import { offerTotals, optionsOf } from '../offer-arithmetic';
import type { Actor, Stored } from '../record';
import { can } from '../role';
import { defineTransitions, type Facts, lacking, refused, type Step, step } from '../transitions';
import {
  figuresOf,
  type LostReason,
  OFFER_STATUS_LABELS,
  type Offer,
  type OfferStatus,
  optionalLines,
} from './offer';

/** `system`: the daily clock, and the records an offer was converted to. */
export type OfferFact = 'staff' | 'system';

/** Allowed changes of an offer's status; the security rules carry the same table and a test compares both. */
export const offerTransitions = defineTransitions<OfferStatus, OfferFact>([
  { from: ['draft'], to: 'sent', label: 'Mark as sent', who: ['staff'] },
  { from: ['sent'], to: 'accepted', label: 'Accepted', who: ['staff'], needs: ['decidedByName'] },
  { from: ['sent'], to: 'declined', label: 'Declined', who: ['staff'], needs: ['lostReason'] },
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
  { from: ['accepted'], to: 'converted', label: 'Convert', who: ['staff'], needs: ['convertedTo'] },
  { from: ['converted'], to: 'accepted', label: 'Undo conversion', who: ['system'] },
]);

/** What holds for whoever acts on an offer. */
export const offerFacts = (actor: Actor): Facts<OfferFact> =>
  new Set<OfferFact>(can(actor.role, 'offers:edit') ? ['staff'] : []);

/** Whether a sent offer's last day is over. Nothing else may expire: a decision is never overwritten. */
export const isPastValidity = (offer: Pick<Offer, 'status' | 'validUntil'>, today: CalendarDay): boolean =>
  offer.status === 'sent' && offer.validUntil < today;

/** What a person gives with a step. */
export interface OfferStepInput {
  readonly decidedByName?: string | undefined;
  /** Day of the decision; today unless told. */
  readonly decidedOn?: CalendarDay | undefined;
  readonly option?: string | undefined;
  /** Whether each optional line was taken, by line id. */
  readonly optionalTaken?: Readonly<Record<string, boolean>> | undefined;
  readonly lostReason?: LostReason | undefined;
  readonly lostNote?: string | undefined;
  readonly validUntil?: CalendarDay | undefined;
  readonly reason?: string | undefined;
  readonly supersededById?: string | undefined;
  readonly convertedTo?: NonNullable<Offer['convertedTo']> | undefined;
  readonly note?: string | undefined;
}

/** Takes an offer from its status to `to`: what to write, or why not. `today` is the company's. */
export function transitionOffer(
  offer: Stored<Offer>,
  to: OfferStatus,
  input: OfferStepInput,
  actor: Actor,
  now: Date,
  today: CalendarDay,
): Step<Offer> {
  const refusal = offerTransitions.refusal(offer.status, to, offerFacts(actor), OFFER_STATUS_LABELS);
  if (refusal) return refused(refusal);
  switch (to) {
    case 'sent':
      return offer.status === 'expired' ? extended(input, today) : sent(offer, input, now, today);
    case 'accepted':
      return accepted(offer, input, now, today);
    case 'declined': {
      const { lostReason, lostNote, note } = input;
      const lacks = lacking({
        lostReason: lostReason ? undefined : 'Choose why the offer was lost.',
        decidedOn: decisionDayProblem(offer, input, today),
      });
      if (lacks) return lacks;
      const words = lostNote?.trim() || undefined;
      return step<Offer>(
        { status: to, lostReason, lostNote: words, decidedAt: now, decidedOn: input.decidedOn ?? today },
        note ?? words,
      );
    }
    case 'withdrawn': {
      const reason = input.reason?.trim();
      const lacks = lacking({ reason: reason ? undefined : 'Say why the offer is withdrawn.' });
      return lacks ?? step<Offer>({ status: to, withdrawReason: reason }, reason);
    }
    case 'superseded': {
      const { supersededById } = input;
      if (!supersededById) return refusedField('supersededById', 'Create the new version first.');
      return step<Offer>({ status: to, supersededById }, input.note);
    }
    case 'converted': {
      const { convertedTo } = input;
      if (!convertedTo?.length) return refusedField('convertedTo', 'Choose what to create from this offer.');
      return step<Offer>({ status: to, convertedTo }, input.note);
    }
    default:
      return refused('This happens by itself.');
  }
}

const refusedField = (field: string, message: string): Step<Offer> => ({
  ok: false,
  message,
  fields: { [field]: message },
});

function sent(offer: Offer, input: OfferStepInput, now: Date, today: CalendarDay): Step<Offer> {
  const priced = Object.values(offer.lines).some((line) => line.kind !== 'text' && line.unitMinor > 0);
  const lacks = lacking({
    lines: priced ? undefined : 'Add at least one line with a price.',
    validUntil: offer.validUntil >= today ? undefined : 'Choose a last day that is not over yet.',
  });
  return lacks ?? step<Offer>({ status: 'sent', sentAt: now }, input.note);
}

function extended(input: OfferStepInput, today: CalendarDay): Step<Offer> {
  const { validUntil, note } = input;
  if (!validUntil || validUntil < today)
    return refusedField('validUntil', 'Choose a last day that is not over yet.');
  return step<Offer>({ status: 'sent', validUntil }, note ?? `Extended until ${validUntil}`);
}

function accepted(offer: Offer, input: OfferStepInput, now: Date, today: CalendarDay): Step<Offer> {
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
  return step<Offer>(
    {
      status: 'accepted',
      decidedByName: name,
      decidedAt: now,
      decidedOn: input.decidedOn ?? today,
      ...decided,
      // The figures become those of what was taken.
      ...(Object.keys(decided).length > 0 && figuresOf(offerTotals({ ...offer, ...decided }))),
    },
    input.note ?? decisionNote(optional, optionalTaken),
  );
}

/** What is wrong with the day of a decision: nobody decides in the future, or before there was an offer. */
function decisionDayProblem(
  { issueDate, sentAt }: Offer,
  { decidedOn }: OfferStepInput,
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
