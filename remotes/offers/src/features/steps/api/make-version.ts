import { commitTogether, copyAttachments, findAttachments, type Outcome } from '@fm/data';
import { carriedFiles, fileOwner } from '@fm/domain/attachment';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, offers, transitionOffer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { nextVersion } from '../next-version';

/**
 * Stores a new version of an offer as a draft under `freshId` and marks the old one as replaced by it, both or
 * neither; then copies of its files are on their way to it. Saying it twice with one id makes one version.
 */
export async function makeVersion(
  actor: Actor,
  offer: Stored<Offer>,
  freshId: string,
): Promise<Outcome<void>> {
  const day = today(COMPANY.timezone);
  const fresh = nextVersion(offer, day);
  // Before the version is there: once it is, nobody would come back for them.
  const files = await findAttachments({ type: offers.type, id: offer.id });
  if (!files.ok) return files;
  const made = await commitTogether(actor, async (unit) => {
    await unit.change(offers, offer.id, (current) =>
      current.supersededById === freshId
        ? { ok: true, patch: {} }
        : transitionOffer(current, 'superseded', { supersededById: freshId }, actor, new Date(), day),
    );
    await unit.create(offers, freshId, fresh);
  });
  if (made.ok) {
    await copyAttachments(actor, carriedFiles(files.value), fileOwner(offers, { ...fresh, id: freshId }));
  }
  return made;
}
