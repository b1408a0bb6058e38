import type { CalendarDay } from '@fm/domain/calendar-day';
import { type Offer, type OfferLine, openLines, type Rhythm } from '@fm/domain/offer';
import type { Ref } from '@fm/domain/record';

/** A work order that is not made yet, or with a rhythm a maintenance plan. */
export interface DealtOrder {
  readonly id: string;
  readonly title: string;
  readonly siteRef: Ref | null;
  /** Ids of its lines, in the order of the offer. */
  readonly lineIds: readonly string[];
  /** How often its lines recur; undefined for a work order. */
  readonly rhythm?: Rhythm | undefined;
  /** The first day of a plan. */
  readonly startDate: CalendarDay;
}

/** Where the open lines of an offer go: to orders, or nowhere yet. */
export interface Dealing {
  readonly orders: readonly DealtOrder[];
  readonly later: readonly string[];
}

/** Everything in one order, which is what most offers become, and what recurs in a plan for each rhythm. */
export function startDealing(offer: Offer, id: string, startDate: CalendarDay): Dealing {
  const lines = openLines(offer);
  const rhythms = [...new Set(lines.flatMap(({ recurs }) => recurs ?? []))];
  const once = lines.filter(({ recurs }) => recurs === undefined);
  const start = { siteRef: offer.siteRef ?? null, startDate };
  const order = { ...start, id, title: offer.title, lineIds: once.map((line) => line.id) };
  const plans = rhythms.map((rhythm) => {
    const own = lines.filter(({ recurs }) => recurs === rhythm);
    const title = titleOf(own, offer);
    return { ...start, id: `${id}-${rhythm}`, title, rhythm, lineIds: own.map((line) => line.id) };
  });
  return { orders: once.length > 0 || plans.length === 0 ? [order, ...plans] : plans, later: [] };
}

/** Whether two dealings are of the same lines. */
export const hasSameLines = (one: Dealing, other: Dealing): boolean =>
  linesIn(one).join() === linesIn(other).join();

const linesIn = ({ orders, later }: Dealing): readonly string[] =>
  [...orders.flatMap(({ lineIds }) => lineIds), ...later].sort();

/** Where lines are moved: the order with that id, made where there is none, or left for later. */
export type LineTarget = { readonly orderId: string } | 'later';

/** The dealing with lines moved elsewhere. Orders that have none left go, but one stays; a new one is called after its lines. */
export function moveLines(
  dealing: Dealing,
  moved: ReadonlySet<string>,
  target: LineTarget,
  offer: Offer,
): Dealing {
  const lines = openLines(offer);
  const inOrder = (ids: ReadonlySet<string>) => lines.flatMap(({ id }) => (ids.has(id) ? id : []));
  const without = (ids: readonly string[]) => ids.filter((id) => !moved.has(id));
  const joined = (ids: readonly string[]) => inOrder(new Set([...ids, ...moved]));
  const later = target === 'later' ? joined(dealing.later) : without(dealing.later);
  const into = target === 'later' ? undefined : target.orderId;
  const orders: DealtOrder[] = dealing.orders.map((order) => ({
    ...order,
    lineIds: order.id === into ? joined(order.lineIds) : without(order.lineIds),
  }));
  if (into !== undefined && orders.every(({ id }) => id !== into)) {
    const own = lines.filter(({ id }) => moved.has(id));
    orders.push({
      id: into,
      title: titleOf(own, offer),
      rhythm: own[0]?.recurs,
      startDate: dealing.orders[0]?.startDate ?? '',
      siteRef: dealing.orders[0]?.siteRef ?? null,
      lineIds: inOrder(moved),
    });
  }
  const filled = orders.filter(({ lineIds }) => lineIds.length > 0);
  return { orders: filled.length > 0 ? filled : orders.slice(0, 1), later };
}

const titleOf = (lines: readonly OfferLine[], offer: Offer): string => {
  const name = nameOf(lines);
  return name.length < SHORTEST_TITLE ? offer.title : name.slice(0, LONGEST_TITLE);
};

/** The heading that lines stand under together, else the name of the first one. */
function nameOf(lines: readonly OfferLine[]): string {
  const [first] = lines;
  const heading = first?.group?.trim();
  return heading && lines.every(({ group }) => group === first?.group) ? heading : (first?.name.trim() ?? '');
}

const SHORTEST_TITLE = 3;
const LONGEST_TITLE = 140;

/** What one of the orders and plans to be made is called beside the others; each kind is counted by itself. */
export function nameOfShare(orders: readonly DealtOrder[], at: number): string {
  const isPlan = orders[at]?.rhythm !== undefined;
  const count = orders.slice(0, at + 1).filter(({ rhythm }) => (rhythm !== undefined) === isPlan).length;
  return isPlan ? `Plan ${count}` : `Order ${count}`;
}
