import { COMPANY } from '../company';
import { LABOUR_KIND_LABELS, type Labour, type LabourRates, labourCostMinor } from '../labour';
import { type Offer, offerLines } from '../offer';
import { lineNetMinor, type OfferTotals, offerTotals, spread } from '../offer-arithmetic';
import { formatQuantity } from '../quantity';
import type { Stored } from '../record';
import { linesInOrder, partBillMinor, type WorkOrder } from '../work-order';
import type { Position } from './invoice';

/** A position before it has its place on the invoice. */
export type NewPosition = Omit<Position, 'order'>;

/** What billing a work order goes by. */
export interface DoneWork {
  readonly order: Stored<WorkOrder>;
  /** The offer that the order came from; undefined where it came from none, or that one is gone. */
  readonly offer?: Offer | undefined;
  /** Its entries of time that are not in the trash. */
  readonly labour: readonly Stored<Labour>[];
  readonly rates: LabourRates;
}

/**
 * The positions that bill a verified order: what was offered, where it came from an offer; the price of its plan with what
 * is billed beside it, where that has one; else its billed parts, other costs and hours. A price that nobody knows is 0,
 * and has to be typed before the invoice is approved.
 */
export function billedPositions(work: DoneWork): readonly NewPosition[] {
  const { order, offer } = work;
  const positions =
    order.offerTotalMinor !== undefined
      ? offered(order, offer, order.offerTotalMinor)
      : [...planned(order), ...parts(order), ...costs(order), ...hours(work)];
  return positions.map((position) => ({ ...position, orderId: order.id }));
}

/** What an offer's order may ask for: its lines of the offer, or a flat price per tax rate where it does not say which they are. */
function offered(
  order: Stored<WorkOrder>,
  offer: Offer | undefined,
  totalMinor: number,
): readonly NewPosition[] {
  const asOffered = `${order.title}, as offered`;
  // The offer was deleted for good: what was agreed holds still.
  if (!offer) return [flat(asOffered, totalMinor, COMPANY.taxRatesBp[0])];
  const totals = offerTotals(offer);
  const agreed = agreedByLine(order, offer, totals);
  if (Object.values(agreed).reduce((sum, minor) => sum + minor, 0) === totalMinor)
    return offerLines(offer).flatMap(({ id, name, unit, qtyMilli, unitMinor, taxBp }) => {
      const agreedMinor = agreed[id] ?? 0;
      return agreedMinor > 0 ? [priced({ text: name, unit, qtyMilli, unitMinor, taxBp }, agreedMinor)] : [];
    });
  const rates = Object.entries(totals.taxByRate);
  const shares = spread(
    BigInt(totalMinor),
    rates.map(([, { baseMinor }]) => BigInt(baseMinor)),
  );
  return rates.flatMap(([rate], index) => {
    const share = Number(shares[index] ?? 0n);
    return share > 0 ? [flat(asOffered, share, Number(rate))] : [];
  });
}

/** What was agreed for each line that the order carries out; nothing where an older one shares its offer and does not say it. */
function agreedByLine(
  { offered: kept }: WorkOrder,
  { lines, convertedTo = [] }: Offer,
  totals: OfferTotals,
): Readonly<Record<string, number>> {
  const isWhole = kept === undefined && convertedTo.length <= 1;
  const agreed = isWhole ? totals.lines : (kept ?? {});
  return Object.fromEntries(
    Object.entries(agreed).flatMap(([id, { agreedMinor = 0 }]) => (lines[id] ? [[id, agreedMinor]] : [])),
  );
}

/** The price of an occurrence: it covers the hours and the parts of the plan. */
const planned = ({ title, planPriceMinor = 0 }: WorkOrder): readonly NewPosition[] =>
  planPriceMinor > 0 ? [flat(title, planPriceMinor, COMPANY.taxRatesBp[0])] : [];

function parts({ parts: all }: WorkOrder): readonly NewPosition[] {
  return linesInOrder(all).flatMap((part) => {
    if (!part.billable) return [];
    const { name: text, unit, qtyMilli, taxBp, priceMinor = 0 } = part;
    return [priced({ text, unit, qtyMilli, unitMinor: priceMinor, taxBp }, partBillMinor(part) ?? 0)];
  });
}

const costs = ({ costs: all }: WorkOrder): readonly NewPosition[] =>
  linesInOrder(all).flatMap(({ billable, label, amountMinor }) =>
    billable ? [flat(label, amountMinor, COMPANY.taxRatesBp[0])] : [],
  );

/** Billed time, one position for each sort of time and rate. */
function hours({ order, labour, rates: { billRates = {} } }: DoneWork): readonly NewPosition[] {
  if (order.planPriceMinor !== undefined) return [];
  const groups = new Map<string, Stored<Labour>[]>();
  for (const entry of labour) {
    if (!entry.billable || entry.kind === 'break') continue;
    const key = `${entry.kind} ${billRates[entry.id] ?? 0}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const unitMinor = billRates[first.id] ?? 0;
    const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
    return [
      priced(
        {
          text: LABOUR_KIND_LABELS[first.kind],
          unit: 'h',
          qtyMilli: Math.round((minutes * 1000) / 60),
          unitMinor,
          taxBp: COMPANY.taxRatesBp[0],
        },
        // Entry by entry, as the account of the order sums them up.
        entries.reduce((sum, entry) => sum + labourCostMinor(entry, unitMinor), 0),
      ),
    ];
  });
}

type Wanted = Pick<Position, 'text' | 'unit' | 'qtyMilli' | 'unitMinor' | 'taxBp'>;

/** A position of exactly this amount: by quantity and price where those give it, else flat with the quantity as text. */
function priced(wanted: Wanted, amountMinor: number): NewPosition {
  const position = { ...wanted, text: wanted.text.slice(0, MOST_TEXT), discountBp: 0 };
  if (lineNetMinor(position) === amountMinor) return position;
  const quantity = `${formatQuantity(wanted.qtyMilli, COMPANY.locale)} ${wanted.unit}`.trim();
  return flat(`${wanted.text} (${quantity})`, amountMinor, wanted.taxBp);
}

const flat = (text: string, unitMinor: number, taxBp: number): NewPosition => ({
  text: text.slice(0, MOST_TEXT),
  unit: 'flat',
  qtyMilli: 1000,
  unitMinor,
  discountBp: 0,
  taxBp,
});

const MOST_TEXT = 300;
