import { findRecords, type Narrow, resultOf } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { fold, searchToken, searchTokens } from '@fm/domain/tokens';
import { namesAlike } from '../names-alike';
import type { Comparable } from '../signs';
import type { FoundDuplicate } from './find-duplicates';

/** Customers looked through for one query: the database knows the words of a name, not what is like it. */
const LOOKED_THROUGH = 20;
/** Hosts where everybody has an address: to share one says nothing. */
const ANYBODYS = /^(gmail|googlemail|gmx|web|t-online|outlook|hotmail|live|yahoo|icloud|aol|freenet)\./;

const domainOf = (email: string | undefined) => email?.trim().toLowerCase().split('@')[1] ?? '';

/** Stored customers with a name like that of `customer` and the same town, or the host of its e-mail address. */
export async function findAlike(
  customer: Comparable,
  ownId: string | undefined,
): Promise<readonly FoundDuplicate[]> {
  const { name = '', email, billing } = customer;
  const city = billing?.city?.trim() ?? '';
  const domain = domainOf(email);
  const [nearby, colleagues] = await Promise.all([
    city === '' ? [] : inTown(name, city),
    domain === '' || name === '' || ANYBODYS.test(domain) ? [] : atHost(domain),
  ]);
  const alike = (one: Stored<Customer>) => one.id !== ownId && namesAlike(one.name, name);
  return [
    ...nearby.filter(alike).map((one) => ({
      customer: one,
      by: 'nameLower' as const,
      why: [`${likeness(one, name)} and same town`],
    })),
    ...colleagues
      .filter((one) => alike(one) && domainOf(one.email) === domain)
      .map((one) => ({
        customer: one,
        by: 'email' as const,
        why: [likeness(one, name), `e-mail address at ${domain} too`],
      })),
  ];
}

const likeness = (one: Customer, name: string) =>
  one.nameLower === fold(name.trim()) ? 'same name' : 'similar name';

/** Customers in a town with one of the words of a name. */
export const inTown = (name: string, city: string) => {
  const tokens = searchTokens(name);
  if (tokens.length === 0) return [];
  return lookThrough((spec) =>
    spec.where('billing.city', '==', city).where('tokens', 'array-contains-any', tokens),
  );
};

/** Customers found by a word of the host their e-mail address is at. */
export const atHost = (domain: string) => {
  const token = searchToken(domain.replace(/\.[^.]*$/, ''));
  return token === undefined ? [] : lookThrough((spec) => spec.where('tokens', 'array-contains', token));
};

const lookThrough = async (narrow: Narrow<Customer>): Promise<readonly Stored<Customer>[]> =>
  resultOf(
    await findRecords(customers, (spec) => spec.where('trashed', '==', false).apply(narrow), LOOKED_THROUGH),
  );
