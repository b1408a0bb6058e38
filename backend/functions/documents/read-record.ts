import { COMPANY, companyNow, type Letterhead } from '@fm/domain/company';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentOf } from '../command/firestore-database';
import { goBySettings } from '../company/go-by-settings';

/** Why there is no document of a record. */
export type Unreadable = 'missing' | 'trashed' | 'damaged';

/** A record that is not in the trash as its schema gives it, and as it is stored. Goes by the settings from then on. */
export async function readRecord<S extends v.GenericSchema>(
  database: Firestore,
  path: string,
  schema: S,
): Promise<{ readonly record: v.InferOutput<S>; readonly stored: Record<string, unknown> } | Unreadable> {
  const [snapshot] = await Promise.all([database.doc(path).get(), goBySettings(database)]);
  const stored = documentOf(snapshot)?.data;
  if (!stored) return 'missing';
  if (stored.trashed !== false) return 'trashed';
  const { success, output } = v.safeParse(schema, stored);
  return success ? { record: output, stored } : 'damaged';
}

/** A customer as it is stored, whatever of it is damaged; undefined where it is gone. */
export const readCustomer = async (
  database: Firestore,
  id: string,
): Promise<Partial<Stored<Customer>> | undefined> =>
  id === '' || id.includes('/')
    ? undefined
    : documentOf(await database.doc(`${customers.path}/${id}`).get())?.data;

/** The letterhead by the settings; `title` is the name of the company where they do not say it. */
export const letterheadOf = (title: string): Letterhead & { readonly name: string } => ({
  ...companyNow(),
  name: COMPANY.name ?? title,
});

/** A text that is not empty, of what may be anything. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
