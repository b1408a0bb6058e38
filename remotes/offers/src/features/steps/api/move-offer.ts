import { changeRecord, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  isPastValidity,
  type OfferStatus,
  type OfferStepInput,
  offers,
  transitionOffer,
} from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';

/** Takes an offer from its present status to `to`, with its history entry. */
export function moveOffer(
  actor: Actor,
  id: string,
  to: OfferStatus,
  input: OfferStepInput,
): Promise<Outcome<void>> {
  const day = today(COMPANY.timezone);
  return changeRecord(offers, actor, id, (current) => {
    // A last day that is over has the same effect whether or not the daily clock has noted it yet.
    const lapsed = to === 'sent' && isPastValidity(current, day);
    const standing = lapsed ? { ...current, status: 'expired' as const } : current;
    return transitionOffer(standing, to, input, actor, new Date(), day);
  });
}
