import { fileOwner } from '@fm/domain/attachment';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { nextVersion, offers, transitionOffer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { sites } from '@fm/domain/site';
import { orderFromOffer, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { carryFiles } from '../attachment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';

const ofOffer = (id: string) => ({ type: offers.type, id });

const NO_SITE = 'Choose a site of this customer.';

/** Makes the next version of an offer as a draft with its files, and marks the old one as replaced by it, all or nothing. */
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
    await unit.create(offers, freshId, next);
    await carryFiles(unit, actor, { from: ofOffer(id), to: fileOwner(offers, { ...next, id: freshId }) });
    return null;
  },
});

/** Makes the work order of an accepted offer as a draft with its files, and marks the offer as converted to it, all or nothing. */
export const convertOffer = defineCommand({
  name: 'offers.convert',
  permission: 'offers:edit',
  input: v.object({ id: recordId, orderId: recordId, siteId: recordId }),
  async run(unit, { id, orderId, siteId }, { actor, now }) {
    if (!can(actor.role, 'workOrders:edit')) throw new FailureSignal(refused);
    const offer = await present(unit, offers, id);
    if (offer.convertedTo?.some((target) => target.id === orderId)) return null;
    checkFree(await unit.find(workOrders, orderId));
    const site = await unit.find(sites, siteId);
    if (!site || site.trashed || site.customerRef.id !== offer.customerRef.id)
      throw new FailureSignal(invalid(NO_SITE, { siteId: NO_SITE }));
    const convertedTo = [{ type: workOrders.type, id: orderId }];
    const day = today(COMPANY.timezone, now);
    await unit.change(offers, id, (current) =>
      transitionOffer(current, 'converted', { convertedTo }, actor, now, day),
    );
    const place = { siteRef: { id: siteId, name: site.name }, timezone: site.timezone };
    const order = orderFromOffer(offer, place);
    await unit.create(workOrders, orderId, order);
    await carryFiles(unit, actor, {
      from: ofOffer(id),
      to: fileOwner(workOrders, { ...order, id: orderId }),
    });
    return null;
  },
});

/** Throws where the id of what is to be made belongs to a record already: the link would lead to something else. */
function checkFree(record: Stored<object> | undefined): void {
  if (record)
    throw new FailureSignal(invalid('This was made already. Close this window and open the offer again.'));
}
