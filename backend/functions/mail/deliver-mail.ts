import { MAIL_PATH, type Mail } from '@fm/domain/mail';
import { unsendInvoice } from '@fm/workflows/invoice';
import { tellUndelivered } from '@fm/workflows/offer';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { firestoreDatabase } from '../command/firestore-database';
import type { HandedOver } from './hand-over';

/** Tries before a mail is given up; the pauses between them grow. */
export const MOST_ATTEMPTS = 8;
/** After so long a try was cut off: no function runs longer. */
const LEASE_MS = 120_000;

/** How a mail is brought to who it is for. `isShown`: it went nowhere, and is read where it is stored. */
export type Deliver = (id: string, mail: Mail) => Promise<HandedOver & { readonly isShown?: true }>;

/** That a mail has to wait: thrown, so that the event comes again. */
export class MailWaits extends Error {
  override readonly name = 'MailWaits';
}

/**
 * Sends the mail with this id once, however often it is asked for: whoever asks takes it first, and a try that was cut
 * off may have sent it, so it is not repeated. Throws a `MailWaits` when it has to be asked again later.
 */
export async function deliverMail(
  database: Firestore,
  id: string,
  deliver: Deliver,
  now: Date,
): Promise<void> {
  const mail = await take(database, id, now);
  if (!mail) return;
  const outcome = await deliver(id, mail);
  const { attempts } = mail.delivery;
  const again = outcome.kind === 'failed' && attempts < MOST_ATTEMPTS;
  await database.doc(`${MAIL_PATH}/${id}`).update({
    ...(!again && !outcome.isShown && withoutSecret(mail)),
    'delivery.state': outcome.kind === 'sent' ? 'SUCCESS' : again ? 'PENDING' : 'ERROR',
    'delivery.endedAt': Timestamp.now(),
    ...(outcome.kind !== 'sent' && { 'delivery.error': outcome.error }),
  });
  if (outcome.kind !== 'sent' && !again) {
    const undelivered = { mailId: id, to: mail.to.join(', '), error: outcome.error };
    const { offerId, invoiceId } = mail;
    if (offerId !== undefined) await tellUndelivered(firestoreDatabase(database), offerId, undelivered, now);
    if (invoiceId !== undefined)
      await unsendInvoice(firestoreDatabase(database), invoiceId, undelivered, now);
  }
  if (again) throw new MailWaits(`Mail ${id}, try ${attempts}: ${outcome.error}`);
}

/** What lets somebody in stays nowhere but with whom it was sent to. */
function withoutSecret({ secret, message }: Mail): object {
  if (secret === undefined) return {};
  const hidden = (text: string) => text.replaceAll(secret, '…');
  return {
    'message.text': hidden(message.text),
    'message.html': hidden(message.html),
    secret: FieldValue.delete(),
  };
}

/** Takes a mail that waits; undefined where there is nothing to send any more. */
function take(database: Firestore, id: string, now: Date): Promise<Mail | undefined> {
  const place = database.doc(`${MAIL_PATH}/${id}`);
  return database.runTransaction(async (transaction) => {
    const mail = (await transaction.get(place)).data() as Mail | undefined;
    if (!mail || mail.delivery.state === 'SUCCESS' || mail.delivery.state === 'ERROR') return undefined;
    const { state, attempts, startedAt } = mail.delivery;
    if (state === 'PROCESSING') {
      const since = startedAt instanceof Timestamp ? startedAt.toMillis() : 0;
      if (now.getTime() - since < LEASE_MS) throw new MailWaits(`Mail ${id} is being sent.`);
      transaction.update(place, {
        'delivery.state': 'ERROR',
        'delivery.error': 'Sending was cut off: whether the mail arrived is not known.',
      });
      return undefined;
    }
    const delivery = { ...mail.delivery, state: 'PROCESSING' as const, attempts: attempts + 1 };
    transaction.update(place, { delivery: { ...delivery, startedAt: Timestamp.fromDate(now) } });
    return { ...mail, delivery };
  });
}
