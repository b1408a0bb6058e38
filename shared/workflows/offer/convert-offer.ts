import { attachments, fileOwner, isPhoto } from '@fm/domain/attachment';
import { type CalendarDay, requiredDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, planFromOffer } from '@fm/domain/maintenance';
import {
  agreedLines,
  MAX_LINES,
  MAX_OFFER_ORDERS,
  MAX_OFFER_PLANS,
  type Offer,
  offers,
  openLines,
  transitionOffer,
} from '@fm/domain/offer';
import { type Actor, entryKey, type RecordKind, type Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { type Site, sites } from '@fm/domain/site';
import { requiredText } from '@fm/domain/text';
import { orderFromOffer, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { carriedFrom, carryFiles } from '../attachment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';
import { checkFree } from './new-version';

/** Copies of files that one commit makes at most, over all its orders: each writes two small documents. */
const MOST_COPIES = 200;

const whereAndWhat = {
  siteId: recordId,
  title: requiredText('a title', 3, 140),
  /** The lines of the offer that it carries out. */
  lineIds: v.pipe(v.array(entryKey), v.maxLength(MAX_LINES)),
};
const shareSchema = v.object({ orderId: recordId, ...whereAndWhat });
const planShareSchema = v.object({
  planId: recordId,
  startDate: requiredDay('Enter the first day of the plan.'),
  ...whereAndWhat,
});

/** What an order or a plan is to be made of. */
interface Share {
  readonly id: string;
  /** Where it stands in the input, such as `orders.0`. */
  readonly path: string;
  readonly siteId: string;
  readonly title: string;
  readonly lineIds: readonly string[];
  /** Of a plan; undefined for an order. */
  readonly startDate: CalendarDay | undefined;
}

/**
 * Deals lines of an accepted offer out to new work orders and, where they recur, to maintenance plans: drafts with the
 * files of the offer, all or nothing. The offer is converted once every agreed line is in an order or a plan, and stays
 * accepted until then.
 */
export const convertOffer = defineCommand({
  name: 'offers.convert',
  permission: 'offers:edit',
  input: v.pipe(
    v.object({
      id: recordId,
      orders: v.pipe(
        v.array(shareSchema),
        v.maxLength(MAX_OFFER_ORDERS, `Create at most ${MAX_OFFER_ORDERS} orders at a time.`),
      ),
      plans: v.optional(
        v.pipe(
          v.array(planShareSchema),
          v.maxLength(MAX_OFFER_PLANS, `Create at most ${MAX_OFFER_PLANS} plans at a time.`),
        ),
        [],
      ),
    }),
    v.check(
      ({ orders, plans }) => orders.length + plans.length > 0,
      'Choose what to create from this offer.',
    ),
  ),
  async run(unit, { id, orders, plans }, { actor, now }) {
    if (orders.length > 0 && !can(actor.role, 'workOrders:edit')) throw new FailureSignal(refused);
    if (plans.length > 0 && !can(actor.role, 'maintenance:edit')) throw new FailureSignal(refused);
    const shares: readonly Share[] = [
      ...orders.map(({ orderId, ...share }, at) => ({
        ...share,
        id: orderId,
        path: `orders.${at}`,
        startDate: undefined,
      })),
      ...plans.map(({ planId, ...share }, at) => ({ ...share, id: planId, path: `plans.${at}` })),
    ];
    const offer = await present(unit, offers, id);
    const made = new Set(offer.convertedTo?.map((target) => target.id));
    if (shares.every((share) => made.has(share.id))) return null;
    checkLines(offer, shares);
    await checkFiles(unit, offer, shares);
    const placed = await Promise.all(shares.map((share) => withSite(unit, offer, share)));
    const day = today(COMPANY.timezone, now);
    const targets = shares.map((share) => ({ type: kindOf(share).type, id: share.id }));
    await unit.change(offers, id, (current) =>
      transitionOffer(
        current,
        'converted',
        {
          convertedTo: [...(current.convertedTo ?? []), ...targets],
          lineOrders: { ...current.lineOrders, ...placesOf(shares.filter((share) => !isPlan(share))) },
          ...((plans.length > 0 || current.linePlans) && {
            linePlans: { ...current.linePlans, ...placesOf(shares.filter(isPlan)) },
          }),
        },
        actor,
        now,
        day,
      ),
    );
    for (const share of placed) await make(unit, actor, offer, share, day);
    return null;
  },
});

const isPlan = ({ startDate }: Share): boolean => startDate !== undefined;
const kindOf = (share: Share) => (isPlan(share) ? maintenancePlans : workOrders);

const placesOf = (shares: readonly Share[]): Readonly<Record<string, string>> =>
  Object.fromEntries(shares.flatMap(({ id, lineIds }) => lineIds.map((lineId) => [lineId, id])));

/**
 * Throws where an order or plan would get lines that were not agreed, that another one has, that belong in the other kind,
 * or none although there are some; and where lines of a plan recur differently.
 */
function checkLines(offer: Stored<Offer>, shares: readonly Share[]): void {
  const free = new Map(openLines(offer).map((line) => [line.id, line]));
  const hasLines = agreedLines(offer).length > 0;
  const seen = new Set<string>();
  shares.forEach((share, at) => {
    const { id, lineIds } = share;
    if (shares.findIndex((other) => other.id === id) !== at) throw wrong(share, 'lineIds', TWICE);
    if ((hasLines || isPlan(share)) && lineIds.length === 0) throw wrong(share, 'lineIds', EMPTY);
    const rhythms = new Set<string | undefined>();
    for (const lineId of lineIds) {
      const line = free.get(lineId);
      if (!line) throw wrong(share, 'lineIds', seen.has(lineId) ? TWICE : NOT_FREE);
      free.delete(lineId);
      seen.add(lineId);
      rhythms.add(line.recurs);
    }
    if (isPlan(share) === rhythms.has(undefined) && lineIds.length > 0)
      throw wrong(share, 'lineIds', OTHER_KIND);
    if (rhythms.size > 1) throw wrong(share, 'lineIds', isPlan(share) ? RHYTHMS_DIFFER : OTHER_KIND);
  });
}

const TWICE = 'Put each line into one order or plan only.';
const EMPTY = 'Give each order and each plan at least one line.';
const NOT_FREE =
  'A line was not accepted, or is in an order or a plan already. Close this window and open the offer again.';
const OTHER_KIND = 'Put lines that recur into maintenance plans, and all others into work orders.';
const RHYTHMS_DIFFER = 'Put only lines that recur equally often into one plan.';

const wrong = ({ path }: Share, field: 'siteId' | 'lineIds', message: string): FailureSignal =>
  new FailureSignal(invalid(message, { [`${path}.${field}`]: message }));

/** Every order and plan gets the photos of the offer; they are written in one commit with all else. */
async function checkFiles(unit: Unit, { id }: Stored<Offer>, { length }: readonly Share[]): Promise<void> {
  if (length === 1) return;
  const files = (await unit.list(attachments, carriedFrom({ type: offers.type, id }))).filter(isPhoto);
  if (files.length * length > MOST_COPIES)
    throw new FailureSignal(
      invalid(
        `This offer has ${files.length} photos, and each order and plan gets all of them. Create fewer at a time.`,
      ),
    );
}

const NO_SITE = 'Choose a site of this customer.';

/** What is not made yet, with its site; throws where that is not one of the customer. */
async function withSite(unit: Unit, offer: Offer, share: Share): Promise<PlacedShare> {
  checkFree(await unit.find<object>(kindOf(share) as RecordKind<object>, share.id));
  const site = await unit.find(sites, share.siteId);
  if (!site || site.trashed || site.customerRef.id !== offer.customerRef.id)
    throw wrong(share, 'siteId', NO_SITE);
  return { ...share, site };
}

type PlacedShare = Share & { readonly site: Stored<Site> };

async function make(
  unit: Unit,
  actor: Actor,
  offer: Stored<Offer>,
  { id, site, title, lineIds, startDate }: PlacedShare,
  day: CalendarDay,
): Promise<void> {
  const place = { siteRef: { id: site.id, name: site.name }, timezone: site.timezone, title, lineIds };
  const from = { type: offers.type, id: offer.id };
  const rhythm = offer.lines[lineIds[0] ?? '']?.recurs;
  if (startDate !== undefined && rhythm) {
    const plan = planFromOffer(offer, { ...place, startDate, rhythm }, day);
    await unit.create(maintenancePlans, id, plan);
    await carryFiles(unit, actor, { from, to: fileOwner(maintenancePlans, { ...plan, id }) });
    return;
  }
  const order = orderFromOffer(offer, place);
  await unit.create(workOrders, id, order);
  await carryFiles(unit, actor, { from, to: fileOwner(workOrders, { ...order, id }) });
}
