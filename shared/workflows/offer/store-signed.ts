import { fileOwner } from '@fm/domain/attachment';
import { offers } from '@fm/domain/offer';
import { SYSTEM } from '@fm/domain/record';
import { createAttachment } from '../attachment';
import type { DocumentDatabase } from '../documents';
import { actAsSystem } from '../system/act-as-system';

/** A document as bytes, and what it is called. */
interface SignedDocument {
  readonly filename: string;
  readonly content: Uint8Array;
}

/**
 * Keeps the document that a customer signed as a file of the offer, once however often it is asked for. Nothing where
 * the offer is gone. Throws a `FailureSignal` where the document is larger than files may be.
 */
export const storeSigned = (
  database: DocumentDatabase,
  offerId: string,
  { filename, content }: SignedDocument,
  now: Date,
): Promise<void> =>
  actAsSystem(database, now, async (unit) => {
    const offer = await unit.find(offers, offerId);
    if (!offer) return;
    await createAttachment(unit, SYSTEM, `signed-${offerId}`, fileOwner(offers, offer), {
      name: filename,
      mime: 'application/pdf',
      kind: 'document',
      content,
    });
  });
