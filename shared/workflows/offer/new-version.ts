import { fileOwner } from '@fm/domain/attachment';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { nextVersion, offers, transitionOffer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import * as v from 'valibot';
import { carryFiles } from '../attachment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { present } from '../reference';

/** Makes the next version of an offer as a draft under its number, with its files, and marks the old one as replaced by it, all or nothing. */
export const newOfferVersion = defineCommand({
  name: 'offers.newVersion',
  permission: 'offers:edit',
  input: v.object({ id: recordId, freshId: recordId }),
  async run(unit, { id, freshId }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    const offer = await present(unit, offers, id);
    if (offer.supersededById === freshId) return null;
    checkFree(await unit.find(offers, freshId));
    await unit.change(offers, id, (current) =>
      transitionOffer(current, 'superseded', { supersededById: freshId }, actor, now, day),
    );
    const next = nextVersion(offer, day);
    await unit.create(offers, freshId, next, undefined, { number: offer.number });
    await carryFiles(unit, actor, {
      from: { type: offers.type, id },
      to: fileOwner(offers, { ...next, id: freshId }),
    });
    return null;
  },
});

/** Throws where the id of what is to be made belongs to a record already: the link would lead to something else. */
export function checkFree(record: Stored<object> | undefined): void {
  if (record)
    throw new FailureSignal(invalid('This was made already. Close this window and open the offer again.'));
}
