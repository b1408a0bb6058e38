import type { CalendarDay } from '@fm/domain/calendar-day';
import { isPastValidity, type Offer, offerFacts, offerTransitions } from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';

/** What people do with an offer; each asks for what it needs. */
export type OfferStep = 'send' | 'accept' | 'decline' | 'extend' | 'newVersion' | 'withdraw' | 'convert';

const STEP_TO = {
  accepted: 'accept',
  declined: 'decline',
  superseded: 'newVersion',
  withdrawn: 'withdraw',
  converted: 'convert',
} as const;

/**
 * The steps open to someone, in the order of their frequency. A sent offer whose last day is over counts as expired
 * before the daily clock says so: it can be extended, and a late answer can still be noted.
 */
export function stepsOf(
  offer: Pick<Offer, 'status' | 'validUntil'>,
  actor: Actor,
  today: CalendarDay,
): readonly OfferStep[] {
  const facts = offerFacts(actor);
  const steps = offerTransitions.next(offer.status, facts).flatMap(({ to }): OfferStep[] => {
    if (to === 'sent') return [offer.status === 'expired' ? 'extend' : 'send'];
    return to in STEP_TO ? [STEP_TO[to as keyof typeof STEP_TO]] : [];
  });
  return isPastValidity(offer, today) && facts.has('staff') ? ['extend', ...steps] : steps;
}

export const STEP_LABELS: Readonly<Record<OfferStep, string>> = {
  send: 'Mark as sent',
  accept: 'Mark as accepted',
  decline: 'Mark as declined',
  extend: 'Extend',
  newVersion: 'New version',
  withdraw: 'Withdraw',
  convert: 'Create work order',
};
