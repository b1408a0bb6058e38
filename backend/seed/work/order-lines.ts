import { COMPANY } from '@fm/domain/company';
import type { OrderCosts, OrderParts } from '@fm/domain/work-order';
import { Random } from '../random';
import { COST_TEXTS, PART_TEXTS } from '../texts/parts';
import type { World } from '../world';
import type { StagedSlot } from './slot';

const PART_LINES = 310;
const OTHER_COST_EVERY = 14;

/** Of `total` spread evenly over `among`, the share of the one at this place. */
export const evenShare = (total: number, among: number, at: number): number =>
  Math.floor((total * (at + 1)) / among) - Math.floor((total * at) / among);

/** What the orders are expected to use up: 310 parts over all that were scheduled once, and now and then another cost. */
export function orderLines(
  { copy }: World,
  slots: readonly StagedSlot[],
): ReadonlyMap<string, { readonly parts: OrderParts; readonly costs: OrderCosts }> {
  // Numbers of its own: whatever else the demo draws stays as it was.
  const random = new Random(310_000 + copy);
  const planned = slots.filter(({ status }) => status !== 'draft' && status !== 'cancelled');
  return new Map(
    planned.map(({ id, team }, at) => {
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
          billable: random.chance(0.9),
        }));
      const costs = at % OTHER_COST_EVERY === 0 ? [random.pick(COST_TEXTS)] : [];
      const other = costs.map(([label, amountMinor]) => ({ order: 0, label, amountMinor, billable: true }));
      return [id, { parts: keyed('part', parts), costs: keyed('cost', other) }];
    }),
  );
}

const keyed = <L>(name: string, lines: readonly L[]): Record<string, L> =>
  Object.fromEntries(lines.map((line, at) => [`${name}-${at + 1}`, line]));
