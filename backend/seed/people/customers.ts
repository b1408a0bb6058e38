import { addDays } from '@fm/domain/calendar-day';
import { type Customer, type CustomerStatus, customers, taxIdProblem } from '@fm/domain/customer';
import type { Employee } from '@fm/domain/employee';
import { phoneKeyOf } from '@fm/domain/text';
import { fold } from '@fm/domain/tokens';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import {
  CUSTOMER_NOTES,
  CUSTOMER_TAGS,
  CUSTOMER_TEXTS,
  MORE_CUSTOMERS,
  NEAR_DUPLICATES,
  STATUS_REASONS,
} from '../texts/customers';
import { type Sector, STREETS, TOWNS } from '../texts/places';
import type { World } from '../world';

/** A customer with what the other builders need to know of it. */
export interface SeededCustomer {
  readonly chronicle: Chronicle<Customer>;
  readonly sector: Sector;
  /** Gets plans, offers and orders. */
  readonly active: boolean;
}

/** 6 leads, 4 on hold, 2 not to serve, 4 former, by place in the list; all others are active. */
const STATUS_AT: Readonly<Record<number, CustomerStatus>> = {
  6: 'lead',
  16: 'lead',
  24: 'lead',
  34: 'lead',
  45: 'lead',
  56: 'lead',
  8: 'onHold',
  28: 'onHold',
  41: 'onHold',
  48: 'onHold',
  36: 'doNotService',
  57: 'doNotService',
  15: 'former',
  35: 'former',
  42: 'former',
  52: 'former',
};
const AREA_CODES = ['40', '30', '431', '381', '451'] as const;
const OLDEST_DAYS = 980;
const YOUNGEST_DAYS = 450;

/** 60 customers, oldest first. */
export function buildCustomers(world: World, staff: readonly Chronicle<Employee>[]): SeededCustomer[] {
  const { random, calendar, numbers } = world;
  const managers = staff.filter(({ record }) => record.team === 'Office' && record.status === 'active');
  const step = Math.floor((OLDEST_DAYS - YOUNGEST_DAYS) / CUSTOMER_TEXTS.length);
  return CUSTOMER_TEXTS.map(([text, sector], index) => {
    const name = world.copy === 0 ? text : anotherName(world, sector, index);
    const status = STATUS_AT[index] ?? 'active';
    const created = calendar.day(-(OLDEST_DAYS - index * step));
    const manager = managers[index % Math.max(1, managers.length)]?.record;
    const record = customerOf(world, name, sector, index);
    const chronicle = new Chronicle(
      customers,
      world.id('customer', index + 1),
      { ...record, accountManagerRef: manager && { id: manager.id, name: manager.displayName } },
      random.pick(OFFICE_ACTORS),
      calendar.at(created, random.int(480, 960)),
      { number: numbers.next(customers, created) },
    );
    edit(world, chronicle, addDays(created, 5), 400, someEdits(world, record));
    setStatus(world, chronicle, status, index);
    return { chronicle, sector, active: status === 'active' };
  });
}

function anotherName({ random, copy }: World, sector: Sector, index: number): string {
  const [town] = random.pick(TOWNS);
  return `${random.pick(MORE_CUSTOMERS[sector])} ${random.pick(STREETS)} ${town} ${copy}-${index + 1}`;
}

function customerOf({ random, copy }: World, name: string, sector: Sector, index: number): Customer {
  const [city, postcode] = random.pick(TOWNS);
  const duplicate = NEAR_DUPLICATES.findIndex((pair) => pair.some((other) => other === name));
  const identity = duplicate >= 0 ? 900 + duplicate : index + copy * 1000;
  const isPerson = sector === 'private';
  // Two people write one number in two ways.
  const separator = duplicate >= 0 && name === NEAR_DUPLICATES[duplicate]?.[1] ? '/' : ' ';
  const phone = `+49 ${AREA_CODES[identity % AREA_CODES.length]}${separator}7${String(100_000 + identity)}`;
  return {
    name,
    nameLower: fold(name),
    kind: isPerson ? 'person' : /amt|stadt|gericht|schule|gymnasium/i.test(name) ? 'public' : 'company',
    status: 'active',
    email: `${isPerson ? 'post' : 'office'}@${domainOf(name, index)}.example`,
    phone,
    phoneKey: phoneKeyOf(phone),
    website: isPerson ? undefined : `https://www.${domainOf(name, index)}.example`,
    taxId: isPerson ? undefined : taxIdFor(20_000_000 + identity * 791),
    billing: { line1: `${random.pick(STREETS)} ${random.int(1, 120)}`, postcode, city, country: 'DE' },
    billingEmail: !isPerson && random.chance(0.4) ? `invoices@${domainOf(name, index)}.example` : undefined,
    paymentDays: random.pick([14, 30, 30, 30, 60]),
    currency: 'EUR',
    language: 'de',
    tags: random.shuffled(CUSTOMER_TAGS).slice(0, random.int(0, 3)),
    contractEnd: undefined,
    notes: undefined,
  };
}

/** The German tax number of these eight digits: the one check digit that fits comes last. */
const taxIdFor = (body: number): string | undefined =>
  Array.from({ length: 10 }, (_, digit) => `DE${body}${digit}`).find(
    (number) => taxIdProblem(number, 'DE') === undefined,
  );

/** A host name; one without Latin letters gets a number. */
function domainOf(name: string, index: number): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words === '' ? `customer-${index + 1}` : words.slice(0, 40).replace(/-$/, '');
}

function someEdits({ random, calendar }: World, record: Customer): Partial<Customer>[] {
  const tag = random.pick(CUSTOMER_TAGS);
  const patches: Partial<Customer>[] = [
    { notes: random.pick(CUSTOMER_NOTES) },
    { paymentDays: record.paymentDays === 30 ? 14 : 30 },
    { contractEnd: calendar.day(random.int(20, 900)) },
    { tags: [...new Set([...record.tags, tag])] },
    { billingEmail: record.billingEmail ?? record.email },
    { accountManagerRef: { id: 'employee-04', name: 'Emil Otto' } },
    { email: `post@${record.email?.split('@')[1]}` },
    { language: 'en' },
  ];
  return random.shuffled(patches).slice(0, random.int(3, patches.length - 1));
}

function setStatus(
  { random, calendar }: World,
  chronicle: Chronicle<Customer>,
  status: CustomerStatus,
  index: number,
): void {
  if (status === 'active') return;
  const reasons = status === 'onHold' || status === 'doNotService' ? STATUS_REASONS[status] : [];
  const at = calendar.at(calendar.day(-random.int(15, 90)), random.int(500, 900));
  const statusReason = reasons[index % Math.max(1, reasons.length)];
  chronicle.change({ status, statusReason }, ACTORS.admin, at, {
    kind: 'status',
    ...(statusReason && { note: statusReason }),
  });
}
