import { addDays, type CalendarDay, laterDay } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import {
  figuresOf,
  type Offer,
  type OfferStatus,
  type OfferTransitionInput,
  offers,
  optionalLines,
  transitionOffer,
} from '@fm/domain/offer';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import { INTRO, LOST_NOTES, OFFER_TEXTS, TERMS } from '../texts/offers';
import type { ConvertedOffer } from '../work/by-hand';
import type { World } from '../world';
import { offerLinesFor } from './offer-lines';
import { OFFER_SPECS, type OfferSpec } from './offer-specs';

const VALID_DAYS = 30;
const DECIDERS = ['Petra Kühn', 'Jens Petersen', 'Gülay Aydın', 'Uwe Lorenz', 'Chloé Dvořák'] as const;
const SPECIAL_TITLES: Partial<Record<NonNullable<OfferSpec['special']>, string>> = {
  long: 'New lights on every floor and wing',
  free: 'Goodwill after the water damage',
  inclusive: 'Two floor scrubbers',
  smallest: 'Weekend call-out',
  largest: 'Cleaning of all sites for a year',
};
const ORDERS_EACH = 4;
/** Orders called in come first in the numbering of orders. */
const FIRST_ORDER = 51;
const DAYS_BETWEEN_VERSIONS = 5;

/** One offer to write: a version of one of the specs. */
interface Version {
  readonly id: string;
  readonly spec: OfferSpec;
  readonly place: number;
  readonly version: number;
  readonly created: CalendarDay;
  readonly site: Stored<Site>;
  readonly rootId?: string;
  readonly previousId?: string;
  readonly nextId?: string;
}

/** All offers, and those that orders are made from. */
export function buildOffers(
  world: World,
  sites: readonly Stored<Site>[],
  staff: readonly Stored<Employee>[],
): { readonly all: Chronicle<Offer>[]; readonly converted: ConvertedOffer[] } {
  let orders = 0;
  const converted: ConvertedOffer[] = [];
  const versions = versionsOf(world, sites).sort((a, b) =>
    a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created < b.created ? -1 : 1,
  );
  // Versions keep the number of the first one.
  const numbered = new Map<string, string>();
  const all = versions.map((version) => {
    const root = version.rootId ?? version.id;
    const number = numbered.get(root) ?? world.numbers.next(offers, version.created);
    numbered.set(root, number);
    const chronicle = create(world, version, staff, number);
    const orderIds =
      version.spec.status === 'converted'
        ? Array.from({ length: ORDERS_EACH }, () => world.id('work-order', FIRST_ORDER + orders++))
        : [];
    run(world, chronicle, version, orderIds);
    if (orderIds.length > 0) converted.push({ offer: chronicle.record, site: version.site, orderIds });
    return chronicle;
  });
  return { all, converted };
}

function versionsOf(world: World, sites: readonly Stored<Site>[]): Version[] {
  let n = 0;
  return OFFER_SPECS.flatMap((spec, place) => {
    const site = world.random.pick(sites);
    const count = 1 + (spec.replaced ?? 0);
    const ids = Array.from({ length: count }, () => world.id('offer', ++n));
    return ids.map((id, index): Version => {
      const age = spec.age + (count - 1 - index) * DAYS_BETWEEN_VERSIONS;
      const [rootId, previousId, nextId] = [ids[0], ids[index - 1], ids[index + 1]];
      return {
        id,
        spec,
        place,
        version: index + 1,
        created: world.calendar.day(-age),
        site,
        ...(index > 0 && rootId && { rootId }),
        ...(previousId && { previousId }),
        ...(nextId && { nextId }),
      };
    });
  });
}

function create(
  world: World,
  { id, spec, place, version, created, site, rootId, previousId }: Version,
  staff: readonly Stored<Employee>[],
  number: string,
): Chronicle<Offer> {
  const { random, calendar } = world;
  const text = OFFER_TEXTS[place % OFFER_TEXTS.length] ?? OFFER_TEXTS[0];
  if (!text) throw new Error('There are no texts for offers.');
  const owner = random.pick(staff.filter(({ team, status }) => team === 'Office' && status === 'active'));
  const lines = offerLinesFor(spec, text, random);
  const taxMode = spec.special === 'inclusive' ? 'inclusive' : 'exclusive';
  const discount = discountFor(spec, version, random.chance(0.2));
  const record: Offer = {
    title: `${titleFor(spec) ?? text.title}, ${site.name}`.slice(0, 140),
    status: 'draft',
    version,
    rootId,
    replacesId: previousId,
    customerRef: site.customerRef,
    siteRef: { id: site.id, name: site.name },
    ownerRef: { id: owner.id, name: owner.displayName },
    issueDate: created,
    validUntil: addDays(created, VALID_DAYS),
    currency: 'EUR',
    taxMode,
    intro: INTRO,
    terms: TERMS,
    paymentDays: 30,
    lines,
    discount,
    ...figuresOf(offerTotals({ taxMode, discount, lines })),
  };
  const chronicle = new Chronicle(
    offers,
    id,
    record,
    random.pick(OFFICE_ACTORS),
    calendar.past(calendar.at(created, random.int(480, 800))),
    { number },
  );
  const patches: Partial<Offer>[] = [
    { paymentDays: 14 },
    { intro: `${INTRO} The visit took place last week.` },
    { paymentDays: 30 },
  ];
  edit(world, chronicle, created, 1, patches.slice(0, random.int(0, 3)));
  return chronicle;
}

function titleFor({ special }: OfferSpec): string | undefined {
  return special && SPECIAL_TITLES[special];
}

function discountFor({ special }: OfferSpec, version: number, some: boolean): Offer['discount'] {
  if (special === 'free') return { kind: 'share', bp: 10_000 };
  if (special || version === 1) return some && !special ? { kind: 'share', bp: 300 } : { kind: 'none' };
  // A new version is what came out of haggling.
  return { kind: 'amount', amountMinor: 2500 * version };
}

function run(
  world: World,
  chronicle: Chronicle<Offer>,
  { spec, created, nextId }: Version,
  orderIds: readonly string[],
): void {
  const { random, calendar } = world;
  const take = (to: OfferStatus, day: CalendarDay, input: OfferTransitionInput = {}) => {
    const actor = random.pick(OFFICE_ACTORS);
    const at = calendar.past(calendar.at(day, random.int(600, 1000)));
    chronicle.take((offer, when) => transitionOffer(offer, to, input, actor, when, day), actor, at);
  };
  const sentOn = addDays(created, 1);
  const decidedOn = addDays(created, Math.min(12, spec.age - 1));
  if (spec.status === 'withdrawn')
    take('withdrawn', addDays(created, 2), { reason: 'Customer ended the contract.' });
  if (spec.status === 'draft' || spec.status === 'withdrawn') return;
  take('sent', sentOn);
  if (nextId) {
    take('superseded', addDays(created, DAYS_BETWEEN_VERSIONS), { supersededById: nextId });
    return;
  }
  const followUp = { nextFollowUpOn: laterDay(addDays(sentOn, 14), calendar.day(1)) };
  chronicle.change(followUp, random.pick(OFFICE_ACTORS), calendar.past(calendar.at(sentOn, 1010)));
  if (spec.status === 'accepted' || spec.status === 'converted') {
    const decidedByName = random.pick(DECIDERS);
    const option = optionsOf(chronicle.record)[1];
    const optionalTaken = Object.fromEntries(
      optionalLines(chronicle.record, option).map(({ id, selected }) => [id, selected]),
    );
    take('accepted', decidedOn, { decidedByName, decidedOn, optionalTaken, ...(option && { option }) });
  }
  if (spec.status === 'converted') {
    take('converted', addDays(decidedOn, 1), {
      convertedTo: orderIds.map((id) => ({ type: 'workOrder', id })),
    });
  }
  if (spec.status === 'declined') {
    const lostReason = spec.lostReason ?? 'other';
    take('declined', decidedOn, { lostReason, lostNote: LOST_NOTES[lostReason], decidedOn });
  }
  if (spec.status === 'expired') {
    const at = calendar.at(addDays(chronicle.record.validUntil, 1), 120);
    chronicle.change({ status: 'expired' }, ACTORS.admin, at, { kind: 'status', source: 'function' });
  }
}
