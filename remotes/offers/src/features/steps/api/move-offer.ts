import { type Outcome, run } from '@fm/data';
import type { OfferStepInput } from '@fm/domain/offer';

/** Steps that need nothing but what a person says with them. */
export type AnsweredStatus = 'sent' | 'accepted' | 'declined' | 'withdrawn';

/** Takes an offer from its present status to `to`, with its history entry. */
export const moveOffer = (
  id: string,
  to: AnsweredStatus,
  { supersededById: _, convertedTo: __, optionalTaken, ...move }: OfferStepInput,
): Promise<Outcome<null>> =>
  run('offers.transition', {
    id,
    to,
    move: { ...move, ...(optionalTaken && { optionalTaken: { ...optionalTaken } }) },
  });
