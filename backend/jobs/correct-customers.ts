import { type Customer, customers, siteTownOf, townOf } from '@fm/domain/customer';
import { type Site, sites } from '@fm/domain/site';
import { fold } from '@fm/domain/tokens';
import { is } from 'valibot';
import { decodeFields } from '../seed/write/decode';
import type { JobTarget } from './project';
import { commit, documentsIn, documentsWith, idOf, type StoredDocument, writeOf } from './stored-documents';

/** Sites of one customer at most that are looked at. */
const MOST_SITES = 100;

/**
 * Gives the customers a town that were stored before it was written with them: that of their own address, or else of
 * their first site by name. Gives the number of customers corrected. Run twice, it corrects nothing more.
 */
export async function correctCustomers(target: JobTarget): Promise<number> {
  let corrected = 0;
  for await (const document of documentsIn(target, customers.path))
    if (await correct(target, document)) corrected += 1;
  return corrected;
}

async function correct(target: JobTarget, document: StoredDocument): Promise<boolean> {
  const before = decodeFields(document.fields ?? {}) as unknown as Customer;
  // Of a damaged record nothing follows.
  if (!is(customers.schema, before)) return false;
  const siteTown = townOf(before) === undefined ? await firstTown(target, idOf(document)) : before.siteTown;
  const after: Customer = { ...before, siteTown };
  const town = townOf(after);
  if (before.town === town) return false;
  await commit(target, [writeOf(document, { siteTown, town, tokens: customers.tokens?.(after) })]);
  return true;
}

async function firstTown(target: JobTarget, customerId: string): Promise<string | undefined> {
  const of = ['customerRef.id', customerId] as const;
  const found = (await documentsWith(target, sites.path, of, MOST_SITES))
    .map(({ fields = {} }) => decodeFields(fields) as unknown as Site & { trashed: boolean })
    .filter(({ trashed, address }) => !trashed && typeof address?.city === 'string')
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
  return siteTownOf(found);
}
