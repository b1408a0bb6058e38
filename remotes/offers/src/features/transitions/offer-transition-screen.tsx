import { type CommandInput, newId, run } from '@fm/data';
import { addDays, type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  isPastValidity,
  LOST_REASON_LABELS,
  LOST_REASONS,
  OFFER_STATUS_LABELS,
  type Offer,
  type OfferFact,
  type OfferStatus,
  offerFacts,
  offers,
  offerTransitions,
} from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';
import type { Transition } from '@fm/domain/transitions';
import type { DrawnQuestion, TransitionChoice, TransitionScreen } from '@fm/screens/transitions';
import { ConfirmDialog, formatDay, lazily } from '@fm/ui';
import { optionsOf } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferAddress } from '../screen/offer-address';
import type { AskedOffer, OfferAnswers } from './asked-offer';

// A visit asks one of these at most: its code comes with the question.
const SendDialog = lazily('the question', async () => (await import('./send-dialog')).SendDialog);
const AcceptDialog = lazily('the question', async () => (await import('./accept-dialog')).AcceptDialog);
const DealOutDialog = lazily(
  'the question',
  async () => (await import('../deal-out/deal-out-dialog')).DealOutDialog,
);

type Target = CommandInput<'offers.transition'>['to'];

const DONE: Readonly<Partial<Record<OfferStatus, string>>> = {
  accepted: 'The offer is accepted.',
  declined: 'The offer is declined.',
  superseded: 'The new version is a draft.',
  withdrawn: 'The offer is withdrawn.',
  converted: 'What was agreed is in drafts now.',
};

export const offerTransitionScreen: TransitionScreen<Offer, OfferStatus, OfferAnswers> = {
  kind: offers,
  labels: OFFER_STATUS_LABELS,
  statusOf: ({ status }) => status,
  nameOf: ({ number, title }) => number ?? `“${title}”`,
  choices: (offer, actor) => offerChoices(offer, actor, companyToday()),
  question: (offer, { from, to }) => {
    if (to === 'sent') return from.includes('expired') ? extending(offer) : SendDialog;
    if (to === 'accepted') return AcceptDialog;
    if (to === 'declined') return declining;
    if (to === 'withdrawn') return withdrawing;
    return to === 'superseded' ? VersionDialog : DealOutDialog;
  },
  send: ({ id }, to, input) => run('offers.transition', { id, to: to as Target, ...input }),
  doneText: (_, { from, to }) =>
    DONE[to] ?? (from.includes('expired') ? 'The offer is open again.' : 'The offer is sent.'),
};

const companyToday = () => today(COMPANY.timezone);

/** Opens an expired offer again as it is, with a new last day. */
const extending = ({ validUntil }: Offer): DrawnQuestion => ({
  title: 'Extend offer',
  intro: `It ended on ${formatDay(validUntil)}. Lines and prices stay as they were sent.`,
  fields: {
    validUntil: {
      kind: 'day',
      label: 'Valid until',
      required: true,
      initial: () => addDays(companyToday(), COMPANY.offerValidDays),
      min: companyToday,
    },
  },
});

/** Why the customer said no. */
const declining: DrawnQuestion = {
  title: 'Declined by the customer',
  fields: {
    lostReason: {
      kind: 'choice',
      label: 'Why was it lost?',
      required: true,
      options: optionsOf(LOST_REASONS, LOST_REASON_LABELS),
    },
    lostNote: {
      kind: 'text',
      label: 'In their words',
      hint: 'Helps with the next offer. May stay empty.',
      maxLength: 500,
    },
    decidedOn: { kind: 'day', label: 'On', initial: companyToday, max: companyToday },
  },
};

const withdrawing: DrawnQuestion = {
  title: 'Withdraw offer',
  intro: 'A withdrawn offer stays in the list and can neither be sent nor changed again.',
  submitLabel: 'Withdraw offer',
  danger: true,
  fields: {
    reason: { kind: 'text', label: 'Why is it withdrawn?', required: true, maxLength: 500 },
  },
};

/** No change of the status, so none of the state machine: the mail goes out once more. */
const SEND_AGAIN: Transition<OfferStatus, OfferFact> = {
  from: ['sent'],
  to: 'sent',
  label: 'Send again',
  who: ['staff'],
};

/**
 * The transitions open to someone, in the order of their frequency. A sent offer whose last day is over counts as
 * expired before the daily clock says so: it can be extended, and a late answer can still be noted.
 */
export function offerChoices(
  offer: Pick<Offer, 'status' | 'validUntil'>,
  actor: Actor,
  today: CalendarDay,
): readonly TransitionChoice<OfferStatus>[] {
  const facts = offerFacts(actor);
  const extend = offerTransitions.between('expired', 'sent');
  const open = offerTransitions.next(offer.status, facts);
  const isLate = isPastValidity(offer, today) && facts.has('staff');
  const again = offer.status === 'sent' && !isLate && facts.has('staff');
  const choices = [...(isLate && extend ? [extend] : []), ...open, ...(again ? [SEND_AGAIN] : [])];
  return choices.map((transition) => ({ transition }));
}

/** Copies the offer into a draft that can be changed, and opens it. */
function VersionDialog({ asked }: AskedOffer) {
  const offer = asked.record;
  const navigate = useNavigate();
  const address = useOfferAddress();
  // Kept over tries: one that was stored but not confirmed must not make a second version.
  const [freshId] = useState(newId);
  const make = () =>
    asked.make(
      () => run('offers.newVersion', { id: offer.id, freshId }),
      () => navigate(address.offer(freshId)),
    );
  const next = offer.version + 1;
  return (
    <ConfirmDialog
      open
      title={`Make version ${next}?`}
      confirmLabel={`Make version ${next}`}
      busy={asked.busy}
      error={asked.failure?.message}
      onConfirm={make}
      onCancel={asked.cancel}
    >
      Everything is copied into a draft dated today, photos and files too. Version {offer.version} stays as it
      is, is marked as replaced and can no longer be accepted.
    </ConfirmDialog>
  );
}
