import { kindOf } from '@fm/domain/kinds';
import { refreshNames } from '@fm/workflows/system';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { firestoreDatabase } from '../command/firestore-database';
import { goBySettings } from '../company/go-by-settings';
import { database } from '../database';
import { PLACE } from '../place';

/** Has all records that keep the name of a record of this kind follow when the record is called otherwise. */
const followNames = (type: string, document: string) =>
  onDocumentUpdated({ ...PLACE, document, retry: true, maxInstances: 2 }, async ({ data, params }) => {
    const { id = '', customerId } = params as { readonly id?: string; readonly customerId?: string };
    const kind = kindOf({ type, id, customerId });
    if (!kind || !data) return;
    const [before, after] = [data.before, data.after].map((one) => kind.label(one.data()));
    if (before === undefined || before === after) return;
    await goBySettings(database());
    await refreshNames(firestoreDatabase(database()), { type, id, path: data.after.ref.path, before });
  });

export const customerRenamed = followNames('customer', 'customers/{id}');
export const contactRenamed = followNames('contact', 'customers/{customerId}/contacts/{id}');
export const siteRenamed = followNames('site', 'sites/{id}');
export const assetRenamed = followNames('asset', 'assets/{id}');
export const employeeRenamed = followNames('employee', 'employees/{id}');
