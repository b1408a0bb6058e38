import { assetRefsFields } from '@fm/domain/asset';
import { addDays } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import {
  afterMissed,
  MISSED_STALLS,
  maintenancePlans,
  nextDueFields,
  type Plan,
  planDates,
  transitionPlan,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { fold } from '@fm/domain/tokens';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import type { AssetPark } from '../assets/build-assets';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import type { SeededCustomer } from '../people/customers';
import { PLAN_TEXTS, type PlanText } from '../texts/plans';
import type { World } from '../world';

const PLANS = 36;
const PAUSED_AT: readonly number[] = [7, 16, 25, 34];
const ENDED_AT: readonly number[] = [12, 30];
/** Weekly plans, so that three occurrences in a row can be missed. */
export const STALLED_AT: readonly number[] = [13, 26];

export const PAUSED_DAYS_AGO = 35;
export const ENDED_DAYS_AGO = 60;

/** A plan with the text it was made from. */
export interface SeededPlan {
  readonly chronicle: Chronicle<Plan>;
  readonly text: PlanText;
  readonly site: Stored<Site>;
  readonly state: 'active' | 'paused' | 'ended' | 'stalled';
}

/** 36 plans: 28 active, 4 paused, 2 ended, 2 stalled. */
export function buildPlans(
  world: World,
  customers: readonly SeededCustomer[],
  sites: ReadonlyMap<string, readonly Stored<Site>[]>,
  staff: readonly Chronicle<Employee>[],
  assets: AssetPark,
): SeededPlan[] {
  return Array.from({ length: PLANS }, (_, index) => {
    const text = PLAN_TEXTS[index % PLAN_TEXTS.length] ?? PLAN_TEXTS[0];
    if (!text) throw new Error('There are no texts for plans.');
    const state = PAUSED_AT.includes(index)
      ? 'paused'
      : ENDED_AT.includes(index)
        ? 'ended'
        : STALLED_AT.includes(index)
          ? 'stalled'
          : 'active';
    const site = siteFor(world, text, customers, sites);
    return { chronicle: buildPlan(world, index, text, site, staff, state, assets), text, site, state };
  });
}

function siteFor(
  { random }: World,
  text: PlanText,
  customers: readonly SeededCustomer[],
  sites: ReadonlyMap<string, readonly Stored<Site>[]>,
): Stored<Site> {
  const fitting = customers.filter(({ active, sector }) => active && text.sectors.includes(sector));
  const customer = random.pick(fitting).chronicle.record;
  return random.pick(sites.get(customer.id) ?? []);
}

function buildPlan(
  world: World,
  index: number,
  text: PlanText,
  site: Stored<Site>,
  staff: readonly Chronicle<Employee>[],
  state: SeededPlan['state'],
  assets: AssetPark,
): Chronicle<Plan> {
  const { random, calendar, numbers } = world;
  const created = calendar.day(-440 + index);
  const startDate = addDays(created, 14);
  const status = state === 'stalled' ? 'left' : 'active';
  const lead = staff.find(({ record }) => record.team === text.team && record.status === status)?.record;
  const record: Plan = {
    name: `${text.name}, ${site.name}`.slice(0, 140),
    nameLower: fold(`${text.name}, ${site.name}`.slice(0, 140)),
    customerRef: site.customerRef,
    siteRef: { id: site.id, name: site.name },
    ...assetRefsFields(assets.at(site, text.assets)),
    timezone: site.timezone,
    state: 'draft',
    recurrence: text.recurrence,
    anchor: text.anchor ?? 'schedule',
    startDate,
    nonWorkingDay: text.nonWorkingDay,
    calendarId: 'DE',
    season: text.season,
    leadDays: text.leadDays,
    dueAfterDays: random.pick([0, 2, 5]),
    template: {
      title: text.name,
      type: text.type,
      priority: 'normal',
      estimateMin: text.minutes,
      leadId: lead?.id,
      leadName: lead?.displayName,
      crewRefs: [],
      requireSignature: random.chance(0.5),
      checklist: Object.fromEntries(text.checks.map((item) => [`check-${item.order + 1}`, item])),
    },
    priceMinor: text.minutes * 80,
    ...nextDueFields(startDate, text),
    health: 'ok',
    ignoredInRow: 0,
  };
  const chronicle = new Chronicle(
    maintenancePlans,
    world.id('plan', index + 1),
    record,
    random.pick(OFFICE_ACTORS),
    calendar.at(created, random.int(500, 950)),
    { number: numbers.next(maintenancePlans, created) },
  );
  const day = addDays(created, 3);
  chronicle.take(
    (plan) => transitionPlan(plan, 'active', {}, ACTORS.office, day),
    ACTORS.office,
    calendar.at(day, 600),
  );
  edit(
    world,
    chronicle,
    addDays(day, 10),
    300,
    [
      { priceMinor: text.minutes * 85 },
      { dueAfterDays: record.dueAfterDays + 1 },
      { priceMinor: text.minutes * 90 },
    ].slice(0, random.int(1, 3)),
  );
  return chronicle;
}

/** Writes into a plan what became of it, once its orders are known. */
export function finishPlan(
  world: World,
  { chronicle, state }: SeededPlan,
  lastGeneratedFor: string | undefined,
): void {
  const { calendar } = world;
  if (lastGeneratedFor) {
    const next = planDates(chronicle.record, addDays(lastGeneratedFor, 1), 1)[0]?.date;
    const at = calendar.at(calendar.day(-PAUSED_DAYS_AGO - 1), 360);
    chronicle.change({ lastGeneratedFor, ...nextDueFields(next, chronicle.record) }, ACTORS.office, at, {
      source: 'plan',
    });
  }
  if (state === 'paused') {
    const day = calendar.day(-PAUSED_DAYS_AGO);
    chronicle.take(
      (plan) => transitionPlan(plan, 'paused', { note: 'Customer asked for a pause.' }, ACTORS.office, day),
      ACTORS.office,
      calendar.at(day, 700),
    );
  }
  if (state === 'ended') {
    const day = calendar.day(-1);
    chronicle.take(
      (plan) => transitionPlan(plan, 'ended', { note: 'Contract ended.' }, ACTORS.admin, day),
      ACTORS.admin,
      calendar.at(day, 700),
    );
  }
  if (state === 'stalled') {
    const stalled = afterMissed({ ignoredInRow: MISSED_STALLS - 1 });
    chronicle.change(stalled, ACTORS.office, calendar.at(calendar.day(-1), 360), { source: 'plan' });
  }
}
