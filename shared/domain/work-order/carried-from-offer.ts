import { COMPANY } from '../company';
import { divideRounded } from '../decimal';
import { agreedLines, type Offer, type OfferLine, offerLines, offers } from '../offer';
import { type LineTotal, offerTotals } from '../offer-arithmetic';
import { formatQuantity } from '../quantity';
import type { Ref, Stored } from '../record';
import { dueSortOf } from '../task';
import { partBillMinor } from './line-totals';
import type { OrderParts } from './lines';
import { MAX_ESTIMATE_MIN, type OfferedLine, type WorkOrder } from './work-order';

/** What is said of an order beside the offer: an offer need not name a site, and may become several orders. */
export interface OrderShare {
  readonly siteRef: Ref;
  readonly timezone: string;
  /** That of the offer when left out. */
  readonly title?: string;
  /** Ids of the agreed lines that this order carries out; all of them when left out. */
  readonly lineIds?: readonly string[];
}

const MAX_DESCRIPTION = 5000;

/**
 * An order that an accepted offer becomes. Carried over: customer, contact, the introduction, the lines it gets of those
 * that were agreed (material as expected parts with cost and price, the rest as a description, hours of labour as the
 * estimate), all texts, what was offered for each line and in all, and the link to the offer. The discount on the whole
 * offer is in the prices of the lines, so that the orders of an offer add up to it. Its photos go along (`carriedFiles`).
 * What was agreed has to be signed for. Not carried: dates and terms, which say nothing of the work.
 */
export function orderFromOffer(offer: Stored<Offer>, share: OrderShare): WorkOrder {
  const { siteRef, timezone, title = offer.title } = share;
  const { agreed, estimateMin, ...kept } = offeredShare(
    offer,
    share.lineIds,
    ({ kind }) => kind !== 'material',
  );
  const totals = offerTotals(offer).lines;
  const material = agreed.filter(({ kind }) => kind === 'material');
  return {
    title,
    estimateMin,
    ...kept,
    type: 'installation',
    status: 'draft',
    statusGroup: 'open',
    priority: 'normal',
    customerRef: offer.customerRef,
    siteRef,
    contactRef: offer.contactRef,
    leadId: '',
    crewRefs: [],
    crewIds: [],
    timezone,
    dueSort: dueSortOf(undefined),
    checklist: {},
    parts: Object.fromEntries(
      material.map((line) => [line.id, partOf(line, offer.taxMode, totals[line.id])]),
    ),
    costs: {},
    requireSignature: true,
  };
}

type Line = OfferLine & { readonly id: string };

/**
 * What lines of an accepted offer give to the order or plan that carries them out: hours as its estimate, what is to be done
 * in words, the amounts agreed for them, and the link to the offer. Without `lineIds` all that was agreed; `isInWords` tells
 * which lines belong in the words.
 */
export function offeredShare(
  offer: Stored<Offer>,
  lineIds: readonly string[] | undefined,
  isInWords: (line: OfferLine) => boolean,
) {
  const totals = offerTotals(offer).lines;
  const agreed = agreedLines(offer).filter(({ id }) => lineIds?.includes(id) ?? true);
  const scope = withTexts(offer, agreed).filter(isInWords).map(scopeText);
  return {
    agreed,
    estimateMin: offeredMinutes(agreed),
    description: textOf([offer.intro, scope.length > 0 ? `Offered:\n${scope.join('\n')}` : undefined]),
    offerRef: { id: offer.id, name: offers.label(offer) },
    offerTotalMinor: agreed.reduce((sum, { id }) => sum + (totals[id]?.agreedMinor ?? 0), 0),
    offered: Object.fromEntries(agreed.map((line) => [line.id, offeredOf(line, totals[line.id])])),
  };
}

/** These lines among what was only said in the accepted offer. */
function withTexts(offer: Offer, agreed: readonly Line[]): readonly Line[] {
  const { acceptedOption } = offer;
  const ids = new Set(agreed.map(({ id }) => id));
  return offerLines(offer).filter(
    ({ id, kind, option }) =>
      ids.has(id) || (kind === 'text' && (option === undefined || option === acceptedOption)),
  );
}

/** A line as it was offered, for whoever compares it with what was done. */
const offeredOf = (
  { order, kind, name, unit, qtyMilli }: Line,
  total: LineTotal | undefined,
): OfferedLine => ({ order, kind, name, unit, qtyMilli, agreedMinor: total?.agreedMinor ?? 0 });

/** Minutes in one of a unit of labour, by the unit in lower case without a full stop. */
const UNIT_MINUTES: Readonly<Record<string, number>> = {
  h: 60,
  hr: 60,
  hrs: 60,
  hour: 60,
  hours: 60,
  min: 1,
  mins: 1,
  minute: 1,
  minutes: 1,
};

type TimedLine = Pick<OfferLine, 'kind' | 'unit' | 'qtyMilli'>;

/** Minutes that a line of labour offers; undefined for anything else, and for labour in other units. */
function minutesOf({ kind, unit, qtyMilli }: TimedLine): number | undefined {
  const each = kind === 'labour' ? UNIT_MINUTES[unit.trim().toLowerCase().replace(/\.$/, '')] : undefined;
  return each && Number(divideRounded(BigInt(qtyMilli) * BigInt(each), 1000n));
}

/** Minutes of labour that lines offer, at most what an order takes; undefined where they offer none. */
export function offeredMinutes(lines: readonly TimedLine[]): number | undefined {
  const minutes = lines.reduce((sum, line) => sum + (minutesOf(line) ?? 0), 0);
  return minutes === 0 ? undefined : Math.min(minutes, MAX_ESTIMATE_MIN);
}

/** A line as a line of the description; its hours are in the estimate. */
function scopeText(line: Line): string {
  const { kind, name, description, qtyMilli, unit } = line;
  const counted = kind !== 'text' && minutesOf(line) === undefined;
  const quantity = counted ? `${formatQuantity(qtyMilli, COMPANY.locale)} ${unit} ` : '';
  return [`- ${quantity}${name}`, ...(description ? [`  ${description}`] : [])].join('\n');
}

function partOf(line: Line, taxMode: Offer['taxMode'], total: LineTotal | undefined): OrderParts[string] {
  const { order, name, unit, costMinor, taxBp, itemRef } = line;
  const qtyMilli = Math.max(1, line.qtyMilli);
  const priceMinor = agreedPriceMinor(line, taxMode, total);
  const part = {
    order,
    name,
    unit,
    qtyMilli,
    costMinor,
    priceMinor,
    taxBp,
    billable: true,
    ...(itemRef && { itemRef, sku: itemRef.name }),
  };
  const roundingMinor = (total?.agreedMinor ?? 0) - (partBillMinor(part) ?? 0);
  return roundingMinor === 0 ? part : { ...part, roundingMinor };
}

/** The price of one after every discount and without tax, as near as a whole cent comes to it. */
function agreedPriceMinor(
  { unitMinor, discountBp, taxBp }: OfferLine,
  taxMode: Offer['taxMode'],
  { netMinor, agreedMinor }: LineTotal = { netMinor: 0, discountMinor: 0, agreedMinor: 0 },
): number {
  const price = BigInt(unitMinor) * (BP - BigInt(discountBp));
  // A line that comes to nothing has no share to say what is left of its price.
  return netMinor > 0
    ? Number(divideRounded(price * BigInt(agreedMinor), BP * BigInt(netMinor)))
    : Number(divideRounded(price, BP + (taxMode === 'inclusive' ? BigInt(taxBp) : 0n)));
}

const BP = 10_000n;

const textOf = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join('\n\n').slice(0, MAX_DESCRIPTION) || undefined;
