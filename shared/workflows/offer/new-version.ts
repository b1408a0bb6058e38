import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { nextVersion, type Offer, offers, transitionOffer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, missing } from '../failure';
import type { Unit } from '../unit';

/**
 * Stores a new version of an offer as a draft under `freshId`, and marks the old one as replaced by it. Sent twice with
 * one id makes one version.
 */
export const newOfferVersion = defineCommand({
  name: 'offers.newVersion',
  permission: 'offers:edit',
  input: v.object({ id: recordId, freshId: recordId }),
  async run(unit, { id, freshId }, { actor, now }) {
    const offer = await findOffer(unit, id);
    if (offer.supersededById === freshId) return null;
    const day = today(COMPANY.timezone, now);
    await unit.change(offers, id, (current) =>
      transitionOffer(current, 'superseded', { supersededById: freshId }, actor, now, day),
    );
    await unit.create(offers, freshId, nextVersion(offer, day));
    return null;
  },
});

/** An offer that is not in the trash. Throws a `missing` failure where there is none. */
export async function findOffer(unit: Unit, id: string): Promise<Stored<Offer>> {
  const offer = await unit.find(offers, id);
  if (!offer || offer.trashed) throw new FailureSignal(missing);
  return offer;
}
