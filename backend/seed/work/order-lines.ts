import { COMPANY } from '@fm/domain/company';
import { type OrderCosts, type OrderParts, partCostMinor } from '@fm/domain/work-order';
import { Random } from '../random';
import { COST_TEXTS, PART_TEXTS, PROJECT_COST_TEXTS } from '../texts/parts';
import type { World } from '../world';
import type { StagedSlot } from './slot';

const PART_LINES = 310;
const OTHER_COST_EVERY = 14;
/** Of so many orders from an offer, one loses money. */
const LOSS_EVERY = 5;
/** About what an hour of work costs, in cents. */
const HOUR_MINOR = 2600;
const TRAVEL_MIN = 20;

/** Of `total` spread evenly over `among`, the share of the one at this place. */
export const evenShare = (total: number, among: number, at: number): number =>
  Math.floor((total * (at + 1)) / among) - Math.floor((total * at) / among);

/**
 * What the orders are expected to use up: 310 parts over all that were scheduled once, and now and then another cost.
 * Those from offers cost so much that a usual margin is left of what was offered, and now and then a loss.
 */
export function orderLines(
  { copy }: World,
  slots: readonly StagedSlot[],
): ReadonlyMap<string, { readonly parts: OrderParts; readonly costs: OrderCosts }> {
  // Numbers of its own: whatever else the demo draws stays as it was.
  const random = new Random(310_000 + copy);
  const projects = new Random(330_000 + copy);
  let offered = 0;
  const planned = slots.filter(({ status }) => status !== 'draft' && status !== 'cancelled');
  return new Map(
    planned.map(({ id, team, minutes, offerTotalMinor }, at) => {
      const known = random.shuffled(PART_TEXTS[team] ?? PART_TEXTS.Technical ?? []);
      const parts = known
        .slice(0, evenShare(PART_LINES, planned.length, at))
        .map(([name, sku, unit, costMinor, priceMinor], order) => ({
          order,
          name,
          sku,
          unit,
          qtyMilli: random.int(1, 8) * (unit === 'l' || unit === 'm' ? 500 : 1000),
          costMinor,
          priceMinor,
          taxBp: COMPANY.taxRatesBp[0],
          billable: random.chance(0.96),
        }));
      const costs = at % OTHER_COST_EVERY === 0 ? [random.pick(COST_TEXTS)] : [];
      if (offerTotalMinor !== undefined) {
        offered += 1;
        const left = offered % LOSS_EVERY === 0 ? projects.int(-18, -4) : projects.int(19, 41);
        const own = sum(parts.map((part) => partCostMinor(part) ?? 0)) + sum(costs.map(([, cost]) => cost));
        const work = Math.round(((minutes + TRAVEL_MIN) * HOUR_MINOR) / 60);
        const rest = Math.round((offerTotalMinor * (100 - left)) / 100) - own - work;
        if (rest > 0) costs.push([projects.pick(PROJECT_COST_TEXTS), rest]);
      }
      const other = costs.map(([label, amountMinor], order) => ({
        order,
        label,
        amountMinor,
        billable: true,
      }));
      return [id, { parts: keyed('part', parts), costs: keyed('cost', other) }];
    }),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const keyed = <L>(name: string, lines: readonly L[]): Record<string, L> =>
  Object.fromEntries(lines.map((line, at) => [`${name}-${at + 1}`, line]));
