import type { Firestore } from 'firebase-admin/firestore';
import { offerDocument } from '../documents/offer-document';
import { fileName } from '../documents/offer-pdf';
import { readOffer } from '../documents/read-offer';
import type { MailFile } from '../mail/hand-over';
import { companyTitle } from '../mail/mail-settings';

/**
 * The document of an offer as a file, as the offer is stored now; with the signature that was drawn, where it was
 * accepted. Undefined where there is no such offer.
 */
export async function offerFile(
  database: Firestore,
  offerId: string,
  signature?: Uint8Array,
): Promise<MailFile | undefined> {
  const read = await readOffer(database, offerId, companyTitle());
  if (typeof read === 'string') return undefined;
  const acceptance = read.acceptance && { ...read.acceptance, signature };
  const content = Buffer.from(await offerDocument({ ...read, acceptance }));
  return {
    filename: fileName(read.offer.number, read.offer.version),
    contentType: 'application/pdf',
    content,
  };
}
