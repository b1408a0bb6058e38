import { addDays, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Contact, contactsOf } from '@fm/domain/customer';
import { fold } from '@fm/domain/tokens';
import { OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { CONTACT_FIRST, CONTACT_FUNCTIONS, CONTACT_LAST } from '../texts/customers';
import type { World } from '../world';
import type { SeededCustomer } from './customers';

const CONTACTS = 95;

/** 95 contacts: one for each customer, more for organisations. */
export function buildContacts(world: World, customers: readonly SeededCustomer[]): Chronicle<Contact>[] {
  const organisations = customers.filter(({ sector }) => sector !== 'private');
  const owners = [
    ...customers,
    ...Array.from({ length: CONTACTS - customers.length }, (_, n) => organisations[n % organisations.length]),
  ].filter((customer) => customer !== undefined);
  return owners.map((customer, n) => buildContact(world, customer, n, n < customers.length));
}

function buildContact(
  world: World,
  { chronicle, sector }: SeededCustomer,
  n: number,
  primary: boolean,
): Chronicle<Contact> {
  const { random, calendar } = world;
  const { id, name: customer, phone, email, createdAt } = chronicle.record;
  const isOwner = sector === 'private';
  const name = isOwner ? customer : `${random.pick(CONTACT_FIRST)} ${random.pick(CONTACT_LAST)}`;
  const host = email?.split('@')[1] ?? 'example';
  const reachable = random.int(0, 2);
  const record: Contact = {
    customerRef: { id, name: customer },
    name,
    nameLower: fold(name),
    function: isOwner ? undefined : random.pick(CONTACT_FUNCTIONS),
    email:
      reachable === 1
        ? undefined
        : `${
            fold(name)
              .replace(/[^a-z]+/g, '.')
              .replace(/^\.|\.$/g, '') || 'post'
          }@${host}`,
    phone: reachable === 0 ? undefined : isOwner ? phone : `+49 151 ${random.int(10_000_000, 99_999_999)}`,
    primary,
    receives: { offers: primary, reports: random.chance(0.6), invoices: random.chance(0.3) },
  };
  const created = addDays(dayIn(COMPANY.timezone, createdAt), random.int(0, 40));
  const at = calendar.past(calendar.at(created, random.int(500, 950)));
  return new Chronicle(contactsOf(id), world.id('contact', n + 1), record, random.pick(OFFICE_ACTORS), at);
}
