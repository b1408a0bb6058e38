import { keepCompany } from '@fm/domain/company';
import { COMPANY_ID, companyFrom, settings } from '@fm/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';

/** Has this instance go by the company's settings as they are stored now. Commands do so by themselves. */
export async function goBySettings(database: Firestore): Promise<void> {
  keepCompany(companyFrom((await database.doc(`${settings.path}/${COMPANY_ID}`).get()).data()));
}
