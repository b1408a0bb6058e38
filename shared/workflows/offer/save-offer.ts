import { fileOwner } from '@fm/domain/attachment';
import { customers } from '@fm/domain/customer';
import {
  type Offer,
  type OfferLanguage,
  type OfferValues,
  offerFormSchema,
  offerLanguage,
  offerSchema,
  offers,
  offerToRecord,
} from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { carryFiles } from '../attachment';
import { keptItemRef } from '../catalogue';
import { defineCommand, entryId, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { personRef, placeRefs, present } from '../reference';
import type { Unit } from '../unit';

/** Letters of the words below a photo. */
const MOST_CAPTION = 300;

const NO_DRAFT =
  'This offer is no longer a draft, so it stays as it is. Copy what you still need and make a new version.';

/** Creates an offer, or saves the form of a draft: what was sent stays as it was sent. */
export const saveOffer = defineCommand({
  name: 'offers.save',
  permission: 'offers:edit',
  input: v.object({
    id: recordId,
    values: offerFormSchema,
    base: v.nullable(offerSchema),
    /** The checklist item of a job that found what a new offer is about. */
    foundOn: v.optional(v.object({ orderId: recordId, itemId: entryId })),
  }),
  async run(unit, { id, values, base, foundOn }, { actor }) {
    checkLines(values);
    if (base === null) {
      const settled = await settledValues(unit, values, null, undefined);
      const found = foundOn && (await foundOnOf(unit, foundOn, settled.customerRef.id));
      const offer = { ...offerToRecord(settled), foundOn: found };
      const isNew = !(await unit.find(offers, id));
      await unit.save(offers, id, null, offer);
      if (found && isNew) await carryPhotos(unit, actor, { ...offer, id }, found);
      return null;
    }
    const stored = await present(unit, offers, id);
    if (stored.status !== 'draft') throw new FailureSignal(invalid(NO_DRAFT));
    const settled = await settledValues(unit, values, base, stored);
    await unit.save(offers, id, base, offerToRecord(settled, base));
    return null;
  },
});

/** Lets the photos of the checklist item go along: they show what the item is called, where they say nothing themselves. */
async function carryPhotos(
  unit: Unit,
  actor: Actor,
  offer: Offer & { readonly id: string },
  found: NonNullable<Offer['foundOn']>,
): Promise<void> {
  const order = await unit.find(workOrders, found.id);
  const itemId = found.itemId;
  if (!order || itemId === undefined) return;
  await carryFiles(unit, actor, {
    from: { type: workOrders.type, id: order.id },
    to: fileOwner(offers, offer),
    itemId,
    caption: order.checklist[itemId]?.label.slice(0, MOST_CAPTION),
  });
}

/** Throws where two lines have one key, or one has a key that cannot be stored. */
function checkLines({ lines }: OfferValues): void {
  const ids = lines.map(({ id }) => id);
  if (new Set(ids).size === ids.length && ids.every((id) => v.is(entryId, id))) return;
  const message = 'The lines are damaged. Remove the last one that you added, and add it again.';
  throw new FailureSignal(invalid(message, { 'values.lines': message }));
}

/** The values with the names of customer, site, contact and responsible person from their records. */
async function settledValues(
  unit: Unit,
  values: OfferValues,
  base: Offer | null,
  stored: Offer | undefined,
): Promise<OfferValues> {
  const placed = await placeRefs(unit, { values, base, stored });
  const ownerRef = await personRef(unit, 'values.ownerRef', {
    typed: values.ownerRef,
    base: base?.ownerRef,
    stored: stored?.ownerRef,
  });
  const lines = await Promise.all(values.lines.map((line) => settledLine(unit, line, stored)));
  const language = values.language === null ? await languageOf(unit, placed.customerRef.id) : values.language;
  return { ...placed, ownerRef, lines, language };
}

/** The language in which a customer gets offers, where nobody chose one. */
const languageOf = async (unit: Unit, customerId: string): Promise<OfferLanguage> =>
  offerLanguage((await unit.find(customers, customerId))?.language);

/** A line with the number of the item that it was taken from. */
async function settledLine(
  unit: Unit,
  line: OfferValues['lines'][number],
  stored: Offer | undefined,
): Promise<OfferValues['lines'][number]> {
  if (!line.itemRef) return line;
  const before = stored?.lines[line.id]?.itemRef;
  return { ...line, itemRef: (await keptItemRef(unit, line.itemRef, before)) ?? null };
}

/** The checklist item that an offer was found on; undefined where it is gone, which is no reason not to write the offer. */
async function foundOnOf(
  unit: Unit,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
  customerId: string,
): Promise<Offer['foundOn']> {
  const order = await unit.find(workOrders, orderId);
  const isThere = order && !order.trashed && order.customerRef.id === customerId && order.checklist[itemId];
  return isThere ? { id: orderId, name: workOrders.label(order), itemId } : undefined;
}
