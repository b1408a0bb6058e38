import { CONTENT } from '@fm/domain/attachment';
import { FailureSignal } from '@fm/workflows/failure';
import { SIGNED_OFFERS_PATH, storeSigned } from '@fm/workflows/offer';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { PLACE } from '../place';
import { offerFile } from './offer-file';

/** Keeps the document of an offer that was accepted through its link, with the signature, as a file of the offer. */
export const signOffer = onDocumentCreated(
  { ...PLACE, document: `${SIGNED_OFFERS_PATH}/{id}`, retry: true, maxInstances: 2 },
  async ({ params: { id } }) => {
    const drawn = await database().doc(`attachments/signature-${id}/${CONTENT}`).get();
    const signature: unknown = drawn.get('data');
    const file = await offerFile(database(), id, signature instanceof Uint8Array ? signature : undefined);
    try {
      if (file) {
        const filename = file.filename.replace(/\.pdf$/, '-signed.pdf');
        const content = Uint8Array.from(file.content);
        await storeSigned(firestoreDatabase(database()), id, { filename, content }, new Date());
      }
    } catch (cause) {
      // Trying again would make the same document.
      if (!(cause instanceof FailureSignal)) throw cause;
      error(`The signed document of ${id} was not kept: ${cause.failure.message}`);
    }
    await database().doc(`${SIGNED_OFFERS_PATH}/${id}`).delete();
  },
);
