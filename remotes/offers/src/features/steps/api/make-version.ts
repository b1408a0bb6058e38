import { commitTogether, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, offers, transitionOffer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { nextVersion } from '../next-version';

/**
 * Stores a new version of an offer as a draft under `freshId` and marks the old one as replaced by it, both or
 * neither. Saying it twice with one id makes one version.
 */
export function makeVersion(actor: Actor, offer: Stored<Offer>, freshId: string): Promise<Outcome<void>> {
  const day = today(COMPANY.timezone);
  return commitTogether(actor, async (unit) => {
    await unit.change(offers, offer.id, (current) =>
      current.supersededById === freshId
        ? { ok: true, patch: {} }
        : transitionOffer(current, 'superseded', { supersededById: freshId }, actor, new Date(), day),
    );
    await unit.create(offers, freshId, nextVersion(offer, day));
  });
}
