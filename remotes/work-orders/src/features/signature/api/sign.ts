import {
  commitTogether,
  createAttachment,
  type NewAttachment,
  newId,
  type Outcome,
  type Unit,
} from '@fm/data';
import { fileOwner } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { SHEET } from '../strokes';

/** Stores what a customer drew, as a file of the order. */
export function keepDrawing(
  unit: Unit,
  actor: Actor,
  order: Stored<WorkOrder>,
  id: string,
  signedBy: string,
  drawing: Uint8Array,
): Promise<void> {
  const file: NewAttachment = {
    ...SHEET,
    ...fileOwner(workOrders, order),
    name: `Signature of ${signedBy}`,
    mime: 'image/png',
    kind: 'signature',
    content: drawing,
    thumb: drawing,
  };
  return createAttachment(unit, actor, id, file);
}

/** Notes who signed for the customer, with what they drew if they did. */
export function takeSignature(
  actor: Actor,
  order: Stored<WorkOrder>,
  signedBy: string,
  drawing: Uint8Array | undefined,
): Promise<Outcome<void>> {
  const id = newId();
  return commitTogether(actor, async (unit) => {
    if (drawing) await keepDrawing(unit, actor, order, id, signedBy, drawing);
    const signature = { name: signedBy, at: new Date(), ...(drawing && { attachmentId: id }) };
    await unit.change(workOrders, order.id, () => ({
      ok: true,
      patch: { signature },
      kind: 'signed',
      note: signedBy,
    }));
  });
}
