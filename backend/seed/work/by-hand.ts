import { addDays, type CalendarDay, earlierDay, laterDay } from '@fm/domain/calendar-day';
import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import type { Checklist } from '@fm/domain/work-order';
import type { AssetPark } from '../assets/build-assets';
import type { JobText } from '../texts/jobs';
import { PROJECT_JOBS, REACTIVE_JOBS, REQUESTED_BY } from '../texts/jobs';
import type { World } from '../world';
import { evenShare } from './order-lines';
import type { Slot } from './slot';
import { FUTURE_ORDERS } from './stage';

const REACTIVE = 50;
const OLDEST_DAYS = 210;
const FUTURE_DAYS = 24;

/** An offer whose orders are to be made: the order ids it is converted to. */
export interface ConvertedOffer {
  readonly offer: Stored<Offer>;
  readonly site: Stored<Site>;
  readonly orderIds: readonly string[];
}

/** Orders that no plan makes: 50 called in, 40 from offers. So many are due from today on that the total comes out. */
export function byHandSlots(
  world: World,
  converted: readonly ConvertedOffer[],
  sites: readonly Stored<Site>[],
  dueByPlan: number,
  assets: AssetPark,
): Slot[] {
  const { random, calendar } = world;
  const called: Origin[] = Array.from({ length: REACTIVE }, (_, n) => ({
    id: world.id('work-order', n + 1),
  }));
  const ordered = converted.flatMap((from) => from.orderIds.map((id): Origin => ({ id, from })));
  const wanted = FUTURE_ORDERS - dueByPlan;
  const slots = evenly(called, ordered).map(({ id, from }, n, all) => {
    const future = n >= all.length - wanted;
    const day = (offset: number) => calendar.workday(calendar.day(offset), future ? 1 : -1);
    const soon = random.int(0, FUTURE_DAYS);
    if (!from) {
      return reactive(world, id, random.pick(sites), day(future ? soon : -random.int(1, OLDEST_DAYS)));
    }
    const decided = from.offer.decidedOn ?? calendar.day(-OLDEST_DAYS);
    const past = earlierDay(addDays(decided, random.int(6, 30)), calendar.day(-1));
    return ofOffer(world, id, from, future ? day(soon) : calendar.workday(past, -1));
  });
  return slots.map((slot) => ({ ...slot, ...about(slot, assets) }));
}

/** What a job is about. */
function about({ title, site }: Slot, park: AssetPark): Pick<Slot, 'assetRefs'> {
  const { assets } = [...REACTIVE_JOBS, ...PROJECT_JOBS].find((job) => job.title === title) ?? {};
  return { assetRefs: park.broken(site, assets) };
}

interface Origin {
  readonly id: string;
  readonly from?: ConvertedOffer;
}

/** Two lists as one, both spread evenly over it. */
function evenly<T>(one: readonly T[], other: readonly T[]): T[] {
  const placed = [one, other].flatMap((list) => list.map((item, n) => ({ item, at: n / list.length })));
  return placed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

function reactive(world: World, id: string, site: Stored<Site>, due: CalendarDay): Slot {
  const { random } = world;
  const job = random.pick(REACTIVE_JOBS);
  const priority = random.pick(['normal', 'normal', 'high', 'urgent', 'low'] as const);
  return {
    ...slotOf(world, id, job, site, due, random.int(1, 9)),
    origin: 'reactive',
    priority,
    requestedBy: random.pick(REQUESTED_BY),
  };
}

function ofOffer(
  world: World,
  id: string,
  { offer, site, orderIds }: ConvertedOffer,
  due: CalendarDay,
): Slot {
  const slot = slotOf(world, id, world.random.pick(PROJECT_JOBS), site, due, 14);
  return {
    ...slot,
    origin: 'offer',
    created: laterDay(slot.created, offer.decidedOn ?? slot.created),
    offerRef: { id: offer.id, name: [offer.number, offer.title].join(' ') },
    // Each brings in its part of what was offered, so that together they bring in all of it.
    offerTotalMinor: evenShare(offer.netMinor, orderIds.length, orderIds.indexOf(id)),
    requireSignature: true,
  };
}

function slotOf(
  { random }: World,
  id: string,
  job: JobText,
  site: Stored<Site>,
  due: CalendarDay,
  before: number,
): Slot {
  return {
    id,
    origin: 'reactive',
    title: job.title,
    description: job.description,
    type: job.type,
    team: job.team,
    minutes: job.minutes,
    outcome: job.outcome,
    priority: 'normal',
    site,
    created: addDays(due, -before - 1),
    due,
    checklist: random.chance(0.5) ? basicChecklist() : {},
    requireSignature: random.chance(0.4),
  };
}

const basicChecklist = (): Checklist => ({
  'check-1': { kind: 'check', order: 0, label: 'Place left clean', required: true },
  'check-2': { kind: 'check', order: 1, label: 'Photos taken before and after', required: false },
  'check-3': { kind: 'text', order: 2, label: 'Used material', required: false },
});
