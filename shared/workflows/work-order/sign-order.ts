import { fileOwner, MAX_SIGNATURE_BYTES, SIGNATURE_SHEET } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { mayTransitionWorkOrder } from '@fm/domain/role';
import { personName } from '@fm/domain/text';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { createAttachment } from '../attachment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';

/** What a customer drew, as a PNG picture. */
export const drawingSchema = v.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && isPng(value) && value.byteLength <= MAX_SIGNATURE_BYTES,
  'The signature is damaged or too large. Clear it and let the customer sign again.',
);

/** The first bytes of a PNG file: https://www.w3.org/TR/png-3/#5PNG-file-signature */
const PNG = [0x89, 0x50, 0x4e, 0x47];
const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, at) => bytes[at] === byte);

/** Notes who signed for the customer, with what they drew if they did. Each signing is told in the history. */
export const signOrder = defineCommand({
  name: 'workOrders.sign',
  permission: 'workOrders:transition',
  input: v.object({
    id: recordId,
    signedBy: personName('who signed', 1, 200),
    drawing: v.optional(drawingSchema),
  }),
  async run(unit, { id, signedBy, drawing }, { actor, now }) {
    const order = await present(unit, workOrders, id);
    if (!mayTransitionWorkOrder(actor, order)) throw new FailureSignal(refused);
    if (!takesSignature(order))
      throw new FailureSignal(
        invalid('This order takes no signature any more: it has one, or is not in work.'),
      );
    const file = drawing && unit.newId();
    if (drawing && file) await keepDrawing(unit, actor, order, file, signedBy, drawing);
    const signature = { name: signedBy, at: now, ...(file && { attachmentId: file }) };
    await unit.change(workOrders, id, () => ({
      ok: true,
      patch: { signature },
      kind: 'signed',
      note: signedBy,
    }));
    return null;
  },
});

/** Customers sign while the work goes on, anew where something was wrong, and after the work when nobody has signed. */
const takesSignature = ({ status, signature }: WorkOrder): boolean =>
  status === 'inProgress' || status === 'onHold' || (status === 'completed' && !signature);

/** Stores what a customer drew, as a file of the order. */
export function keepDrawing(
  unit: Unit,
  actor: Actor,
  order: Stored<WorkOrder>,
  id: string,
  signedBy: string,
  drawing: Uint8Array,
): Promise<void> {
  return createAttachment(unit, actor, id, fileOwner(workOrders, order), {
    ...SIGNATURE_SHEET,
    name: `Signature of ${signedBy}`,
    mime: 'image/png',
    kind: 'signature',
    content: drawing,
    thumb: drawing,
  });
}
