import { MAIL_PATH, type Mail } from '@fm/domain/mail';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { database } from '../database';
import { invoiceFiles } from '../documents/invoice-files';
import { offerFile } from '../offer-page/offer-file';
import { PLACE } from '../place';
import { type Deliver, deliverMail } from './deliver-mail';
import { handOver, type MailFile } from './hand-over';
import { mailServer, smtpPassword } from './mail-settings';

/** Sends each mail that is stored. Tried again with growing pauses while the mail server cannot take it. */
export const sendMail = onDocumentCreated(
  { ...PLACE, document: `${MAIL_PATH}/{id}`, retry: true, secrets: [smtpPassword], maxInstances: 2 },
  ({ params: { id } }) => deliverMail(database(), id, deliver, new Date()),
);

const deliver: Deliver = async (id, mail) => {
  const server = mailServer();
  const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
  if (!server && !isLocal)
    return {
      kind: 'failed',
      error: 'No mail server is set: set SMTP_HOST and MAIL_SENDER for the functions.',
    };
  const files = await filesOf(mail);
  if (!files) return { kind: 'failed', error: 'The document that goes along could not be made.' };
  if (server) return handOver(server, id, mail, files);
  info(`Mail to ${mail.to.join(', ')}: ${mail.message.subject}`);
  for (const line of mail.message.text.split('\n').filter(Boolean)) info(`  ${line}`);
  for (const { filename, content } of files) info(`  [${filename}, ${content.byteLength} bytes]`);
  return { kind: 'sent', isShown: true };
};

/** What goes along with a mail; undefined where it cannot be made. */
async function filesOf({ offerId, invoiceId }: Mail): Promise<readonly MailFile[] | undefined> {
  if (invoiceId !== undefined) return invoiceFiles(database(), invoiceId);
  if (offerId === undefined) return [];
  const file = await offerFile(database(), offerId);
  return file && [file];
}
