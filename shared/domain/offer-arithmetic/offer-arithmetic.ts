import { divideRounded } from '../decimal';
import { spread } from './spread';

/** What arithmetic needs of a line. */
export interface PricedLine {
  readonly kind: string;
  readonly option?: string | undefined;
  readonly optional: boolean;
  readonly selected: boolean;
  readonly qtyMilli: number;
  readonly unitMinor: number;
  readonly discountBp: number;
  readonly taxBp: number;
  readonly costMinor?: number | undefined;
}

export type OfferDiscount =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly bp: number }
  | { readonly kind: 'amount'; readonly amountMinor: number };

/** What arithmetic needs of an offer. */
export interface PricedOffer {
  readonly taxMode: 'exclusive' | 'inclusive';
  readonly discount: OfferDiscount;
  readonly lines: Readonly<Record<string, PricedLine>>;
  readonly acceptedOption?: string | undefined;
  /** Whether each optional line was taken, by line id, once that is decided. */
  readonly optionalTaken?: Readonly<Record<string, boolean>> | undefined;
}

/** A line that counts. In inclusive mode its amounts contain tax. */
export interface LineTotal {
  /** After the line's own discount. */
  readonly netMinor: number;
  /** Its part of the discount on the whole offer. */
  readonly discountMinor: number;
  /** What it brings in after every discount and without tax; over all lines the net of the offer. */
  readonly agreedMinor: number;
}

export interface RateTotal {
  readonly baseMinor: number;
  readonly taxMinor: number;
}

/**
 * The figures of an offer. They add up: lines − discount = net (exclusive) or gross (inclusive);
 * bases = net; net + taxes = gross.
 */
export interface OfferTotals {
  /** Of the lines that count, by line id. */
  readonly lines: Readonly<Record<string, LineTotal>>;
  /** Sum of the lines before the discount on the whole offer. */
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly netMinor: number;
  /** By tax rate in basis points. */
  readonly taxByRate: Readonly<Record<string, RateTotal>>;
  readonly taxMinor: number;
  readonly grossMinor: number;
  /** What is left of net after cost, in basis points; absent where a line has no cost or net is not positive. */
  readonly marginBp?: number;
}

const BP = 10_000n;
/** Thousandths of a quantity times basis points of a share. */
const LINE_SCALE = 10_000_000n;

/** qty × unit price × (1 − discount), in minor units; a half goes away from zero. */
export function lineNetMinor(line: Pick<PricedLine, 'qtyMilli' | 'unitMinor' | 'discountBp'>): number {
  const exact = BigInt(line.qtyMilli) * BigInt(line.unitMinor) * (BP - BigInt(line.discountBp));
  return Number(divideRounded(exact, LINE_SCALE));
}

/** The keys of an offer's options, in alphabetical order. */
export function optionsOf(offer: Pick<PricedOffer, 'lines'>): string[] {
  return [...new Set(Object.values(offer.lines).flatMap(({ option }) => option ?? []))].sort();
}

/** The ids of the lines that the customer may leave out of an option, or of an offer without options. */
export const optionalLinesOf = (offer: Pick<PricedOffer, 'lines'>, option?: string): string[] =>
  Object.entries(offer.lines).flatMap(([id, line]) => (line.optional && isOffered(line, option) ? id : []));

/**
 * All figures of an offer, by the rule: each line is rounded once; the discount on the whole offer is spread over the
 * lines by largest remainder; tax is computed and rounded once per rate, on the sum of that rate. Of an offer with
 * options, those of `option`: by default the accepted one, else the first.
 */
export function offerTotals(offer: PricedOffer, option?: string): OfferTotals {
  const chosen = option ?? offer.acceptedOption ?? optionsOf(offer)[0];
  const counting = Object.entries(offer.lines).filter(
    ([id, line]) =>
      isOffered(line, chosen) && (!line.optional || (offer.optionalTaken?.[id] ?? line.selected)),
  );
  const nets = counting.map(([, line]) => BigInt(lineNetMinor(line)));
  const subtotal = sumOf(nets);
  const discount = discountOf(offer.discount, subtotal);
  const shares = spread(discount, nets);
  const parts = counting.map(([id, { taxBp }], index) => {
    const [net = 0n, share = 0n] = [nets[index], shares[index]];
    return { id, taxBp, net, share, left: net - share };
  });

  const rates = [...new Set(parts.map(({ taxBp }) => taxBp))]
    .sort((a, b) => b - a)
    .map((bp) => {
      const group = parts.filter(({ taxBp }) => taxBp === bp);
      const lefts = group.map(({ left }) => left);
      const rate = taxed(bp, sumOf(lefts), offer.taxMode);
      // With prices that include tax, it was taken out of the sum: what remains goes back to the lines.
      const bases = spread(rate.base, lefts);
      return { ...rate, agreed: group.map(({ id }, index) => [id, bases[index] ?? 0n] as const) };
    });
  const agreed = new Map(rates.flatMap((rate) => rate.agreed));
  const net = sumOf(rates.map(({ base }) => base));
  const tax = sumOf(rates.map((rate) => rate.tax));
  return {
    lines: Object.fromEntries(parts.map((part) => [part.id, lineTotal(part, agreed.get(part.id))])),
    subtotalMinor: Number(subtotal),
    discountMinor: Number(discount),
    netMinor: Number(net),
    taxByRate: Object.fromEntries(
      rates.map(({ bp, base, tax: amount }) => [bp, { baseMinor: Number(base), taxMinor: Number(amount) }]),
    ),
    taxMinor: Number(tax),
    grossMinor: Number(net + tax),
    ...margin(
      counting.map(([, line]) => line),
      net,
    ),
  };
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

const lineTotal = (
  { net, share }: { readonly net: bigint; readonly share: bigint },
  agreed = 0n,
): LineTotal => ({ netMinor: Number(net), discountMinor: Number(share), agreedMinor: Number(agreed) });

/** Whether a line has a price that belongs to the option. */
function isOffered(line: PricedLine, option: string | undefined): boolean {
  return line.kind !== 'text' && (line.option === undefined || line.option === option);
}

function discountOf(discount: OfferDiscount, subtotal: bigint): bigint {
  if (subtotal <= 0n || discount.kind === 'none') return 0n;
  if (discount.kind === 'share') return divideRounded(subtotal * BigInt(discount.bp), BP);
  const amount = BigInt(discount.amountMinor);
  return amount > subtotal ? subtotal : amount;
}

function taxed(
  bp: number,
  sum: bigint,
  mode: PricedOffer['taxMode'],
): { bp: number; base: bigint; tax: bigint } {
  const rate = BigInt(bp);
  if (mode === 'exclusive') return { bp, base: sum, tax: divideRounded(sum * rate, BP) };
  const tax = divideRounded(sum * rate, BP + rate);
  return { bp, base: sum - tax, tax };
}

function margin(lines: readonly PricedLine[], net: bigint): { marginBp?: number } {
  if (net <= 0n || lines.length === 0) return {};
  const costs = lines.map(lineCost);
  return costs.every((cost) => cost !== undefined) ? { marginBp: marginOf(net, sumOf(costs)) } : {};
}

const lineCost = ({ qtyMilli, costMinor }: Pick<PricedLine, 'qtyMilli' | 'costMinor'>): bigint | undefined =>
  costMinor === undefined ? undefined : divideRounded(BigInt(qtyMilli) * BigInt(costMinor), 1000n);

const marginOf = (net: bigint, cost: bigint): number => Number(divideRounded((net - cost) * BP, net));

/** What a line costs the company and leaves it. */
export interface LineMargin {
  /** Of the whole quantity; undefined where nobody knows it. */
  readonly costMinor: number | undefined;
  /** What is left of its price after cost, in basis points; undefined where the cost is unknown or nothing is paid. */
  readonly marginBp: number | undefined;
}

/** Cost and margin of a line, after its own discount, without tax, and before the discount on the whole offer. */
export function lineMargin(
  line: Pick<PricedLine, 'qtyMilli' | 'unitMinor' | 'discountBp' | 'taxBp' | 'costMinor'>,
  taxMode: PricedOffer['taxMode'],
): LineMargin {
  const cost = lineCost(line);
  if (cost === undefined) return { costMinor: undefined, marginBp: undefined };
  const { base } = taxed(line.taxBp, BigInt(lineNetMinor(line)), taxMode);
  return { costMinor: Number(cost), marginBp: base > 0n ? marginOf(base, cost) : undefined };
}

/** What lines come to together, of those that count in `totals`, before the discount on the whole offer. */
export const subtotalOf = (totals: OfferTotals, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (totals.lines[id]?.netMinor ?? 0), 0);
