import { offerForm, offerSchema, offers } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { FailureSignal, invalid } from '../failure';
import { checkedPlace, namedPerson } from '../place';
import { defineSave } from '../save';

const NO_DRAFT =
  'This offer is no longer a draft, so it stays as it is. Copy what you still need and make a new version.';

/** Creates an offer, or saves its form while it is a draft. */
export const saveOffer = defineSave('offers.save', 'offers:edit', {
  kind: offers,
  schema: offerForm.schema,
  /** On which job it was found what is to be repaired. */
  beside: v.object({ foundOn: offerSchema.entries.foundOn }),
  toRecord: (values, before) => offerForm.toRecord(values, before),
  async settle(unit, { values, current }) {
    if (current && current.status !== 'draft') throw new FailureSignal(invalid(NO_DRAFT));
    const placed = await checkedPlace(unit, values, current);
    const { ownerRef } = values;
    const before = current?.ownerRef ? [current.ownerRef] : [];
    return { ...placed, ownerRef: ownerRef && (await namedPerson(unit, ownerRef, 'ownerRef', before)) };
  },
  async complete(unit, { record, beside, current }) {
    const foundOn = beside?.foundOn;
    if (current || !foundOn) return record;
    const order = await unit.find(workOrders, foundOn.id);
    return order ? { ...record, foundOn: { ...foundOn, name: workOrders.label(order) } } : record;
  },
});
