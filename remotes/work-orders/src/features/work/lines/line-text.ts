import { COMPANY } from '@fm/domain/company';
import {
  type JobAccount,
  type OrderCost,
  type OrderPart,
  partBillMinor,
  partCostMinor,
} from '@fm/domain/work-order';
import { formatMoney, formatPercent, formatQuantity } from '@fm/ui';

const money = (minor: number) => formatMoney(minor, COMPANY.currency);

/** What a line says: its name, what is to be known of it, and its amounts where they are shown. */
export interface LineTexts {
  readonly name: string;
  readonly about: readonly string[];
  readonly amount?: string;
  readonly cost?: string;
}

/**
 * A part in words, with a mark where it is only `expected`. Of one that is not billed the amount would be nothing, so it
 * only says so.
 */
export function partText(part: OrderPart, priced: boolean, expected: boolean): LineTexts {
  const quantity = `${formatQuantity(part.qtyMilli)} ${part.unit}`.trim();
  const who = part.by ? [part.by.name] : [];
  const sku = part.sku ? [part.sku] : [];
  const mark = expected ? ['expected'] : [];
  if (!priced) return { name: part.name, about: [quantity, ...sku, ...mark, ...who] };
  const bill = partBillMinor(part);
  const cost = partCostMinor(part);
  const price = part.billable && part.priceMinor !== undefined ? ` at ${money(part.priceMinor)}` : '';
  return {
    name: part.name,
    about: [`${quantity}${price}`, ...sku, ...(part.billable ? [] : ['not billed']), ...mark, ...who],
    ...(part.billable && { amount: bill === undefined ? 'No price yet' : money(bill) }),
    cost: cost === undefined ? 'No cost yet' : `Cost ${money(cost)}`,
  };
}

/** Any other cost in words. */
export const costText = ({ label, amountMinor, billable, by }: OrderCost, expected: boolean): LineTexts => ({
  name: label,
  about: [...(billable ? [] : ['not billed']), ...(expected ? ['expected'] : []), ...(by ? [by.name] : [])],
  ...(billable && { amount: money(amountMinor) }),
  cost: `Cost ${money(amountMinor)}`,
});

/** The margin of a job with its share: "€120.00 (40%)"; undefined while nothing is done. */
export function marginText({ marginMinor, marginBp, open }: JobAccount): string | undefined {
  if (marginMinor === undefined) return open ? 'Not known yet' : undefined;
  return marginBp === undefined ? money(marginMinor) : `${money(marginMinor)} (${formatPercent(marginBp)})`;
}
