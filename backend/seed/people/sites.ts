import { addDays, type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { type Site, sites } from '@fm/domain/site';
import { fold } from '@fm/domain/tokens';
import { OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import { ACCESS_NOTES, OPENING_HOURS, SITE_NAMES, STREETS, TOWNS } from '../texts/places';
import type { World } from '../world';
import type { SeededCustomer } from './customers';

const SITES = 118;
const LARGEST = 14;
/** Two sites abroad: of the second industrial customer, which ships across the sea. */
const ABROAD = [
  {
    name: 'Terminal Felixstowe',
    timezone: 'Europe/London',
    address: { line1: 'Dock Road 7', postcode: 'IP11 3SY', city: 'Felixstowe', country: 'GB' },
  },
  {
    name: 'Terminal Vuosaari',
    timezone: 'Europe/Helsinki',
    address: { line1: 'Provianttikatu 5', postcode: '00980', city: 'Helsinki', country: 'FI' },
  },
] as const;
const SHIPPER = 'Seehafen Logistik GmbH';

/** How many sites each customer has: one each, the first 14, the rest where there are organisations. */
export function siteCounts(customers: readonly SeededCustomer[]): number[] {
  const counts: number[] = customers.map((_, index) => (index === 0 ? LARGEST : 1));
  const growing = customers.flatMap(({ sector, active }, index) =>
    index > 0 && active && sector !== 'private' ? [index] : [],
  );
  for (let n = 0; counts.reduce((a, b) => a + b, 0) < SITES; n += 1) {
    const index = growing[(n * 3) % growing.length] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** 118 sites, those of one customer together. */
export function buildSites(world: World, customers: readonly SeededCustomer[]): Chronicle<Site>[] {
  const counts = siteCounts(customers);
  let n = 0;
  return customers.flatMap((customer, index) => {
    const { record } = customer.chronicle;
    const created = dayIn(COMPANY.timezone, record.createdAt);
    const own = Array.from({ length: counts[index] ?? 1 }, (_, place) => {
      n += 1;
      return buildSite(world, world.id('site', n), siteOf(world, customer, place), addDays(created, place));
    });
    // The sites abroad take the place of the last ones, so that the number stays.
    return record.name === SHIPPER
      ? [...own.slice(0, -ABROAD.length), ...abroad(world, customer, n, created)]
      : own;
  });
}

function buildSite(world: World, id: string, record: Site, created: CalendarDay): Chronicle<Site> {
  const { random, calendar } = world;
  const at = calendar.past(calendar.at(created, random.int(500, 950)));
  const chronicle = new Chronicle(sites, id, record, random.pick(OFFICE_ACTORS), at);
  const patches: Partial<Site>[] = [
    { access: random.pick(ACCESS_NOTES) },
    { openingHours: random.pick(OPENING_HOURS) },
    { areaM2: random.int(8, 900) * 10 },
  ];
  edit(world, chronicle, addDays(created, 2), 300, patches.slice(0, random.int(0, 2)));
  return chronicle;
}

function siteOf({ random }: World, { chronicle, sector }: SeededCustomer, place: number): Site {
  const { record } = chronicle;
  const names = SITE_NAMES[sector];
  const [city, postcode] =
    place === 0 ? [record.billing?.city ?? '', record.billing?.postcode ?? ''] : random.pick(TOWNS);
  const street = random.pick(STREETS);
  const number = random.int(1, 140);
  const own =
    sector === 'housing'
      ? `${street} ${number}`
      : `${names[place % names.length] ?? 'Building'} ${place < names.length ? '' : place + 1}`.trim();
  const name = place > 0 && sector !== 'housing' ? `${own}, ${city}` : own;
  return {
    customerRef: { id: record.id, name: record.name },
    name,
    nameLower: fold(name),
    address: { line1: `${street} ${number}`, postcode, city, country: 'DE' },
    timezone: COMPANY.timezone,
  };
}

function abroad(
  world: World,
  { chronicle }: SeededCustomer,
  lastId: number,
  created: CalendarDay,
): Chronicle<Site>[] {
  const { id, name } = chronicle.record;
  return ABROAD.map((site, index) => {
    const record: Site = { ...site, customerRef: { id, name }, nameLower: fold(site.name) };
    return buildSite(world, world.id('site', lastId - index), record, addDays(created, index));
  });
}

/** The sites of each customer, by its id. */
export function sitesByCustomer(
  all: readonly Chronicle<Site>[],
): ReadonlyMap<string, readonly Stored<Site>[]> {
  const byCustomer = new Map<string, Stored<Site>[]>();
  for (const { record } of all) {
    const { id } = record.customerRef;
    byCustomer.set(id, [...(byCustomer.get(id) ?? []), record]);
  }
  return byCustomer;
}
