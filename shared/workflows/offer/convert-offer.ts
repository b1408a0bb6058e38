import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { offers, transitionOffer } from '@fm/domain/offer';
import { sites } from '@fm/domain/site';
import { orderFromOffer, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { findOffer } from './new-version';

/**
 * Stores the work order of an accepted offer as a draft under `orderId`, and marks the offer as converted to it. Sent
 * twice with one id makes one order; an offer that somebody else converted meanwhile makes none.
 */
export const convertOffer = defineCommand({
  name: 'offers.convert',
  permission: 'offers:edit',
  input: v.object({ id: recordId, orderId: recordId, siteId: recordId }),
  async run(unit, { id, orderId, siteId }, { actor, now }) {
    const offer = await findOffer(unit, id);
    if (offer.convertedTo?.some((target) => target.id === orderId)) return null;
    const site = await unit.find(sites, siteId);
    if (!site || site.trashed || site.customerRef.id !== offer.customerRef.id)
      throw new FailureSignal(
        invalid('Choose a site of this customer.', { siteId: 'Choose a site of this customer.' }),
      );
    const convertedTo = [{ type: workOrders.type, id: orderId }];
    const day = today(COMPANY.timezone, now);
    await unit.change(offers, id, (current) =>
      transitionOffer(current, 'converted', { convertedTo }, actor, now, day),
    );
    const place = { siteRef: { id: site.id, name: site.name }, timezone: site.timezone };
    await unit.create(workOrders, orderId, orderFromOffer(offer, place));
    return null;
  },
});
