import { COMPANY } from '@fm/domain/company';
import { composeMail, MAIL_PATH, type MailContent } from '@fm/domain/mail';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { companyTitle } from './mail-settings';

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6;

/** Stores a mail to be sent, once for each id. Gives whether this call stored it. */
export async function postMail(
  database: Firestore,
  id: string,
  content: Omit<MailContent, 'sender' | 'logo'>,
): Promise<boolean> {
  const { expireAt, ...mail } = composeMail(
    { ...content, sender: companyTitle(), logo: COMPANY.logo },
    new Date(),
  );
  try {
    await database.doc(`${MAIL_PATH}/${id}`).create({ ...mail, expireAt: Timestamp.fromDate(expireAt) });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
    throw error;
  }
}
