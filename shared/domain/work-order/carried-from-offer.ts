import { COMPANY } from '../company';
import { divideRounded } from '../decimal';
import { type Offer, type OfferLine, offerLines, offers } from '../offer';
import { type LineTotal, offerTotals } from '../offer-arithmetic';
import { formatQuantity } from '../quantity';
import type { Ref, Stored } from '../record';
import { dueSortOf } from '../task';
import { partBillMinor } from './line-totals';
import type { OrderParts } from './lines';
import { MAX_ESTIMATE_MIN, type WorkOrder } from './work-order';

/** Where the work is to be done; an offer need not name a site. */
export interface OrderPlace {
  readonly siteRef: Ref;
  readonly timezone: string;
}

const MAX_DESCRIPTION = 5000;

/**
 * The order an accepted offer becomes. Carried over: title, customer, contact, the introduction, every line of the
 * accepted option that was not left out (material as expected parts with cost and price, the rest as a description,
 * hours of labour as the estimate), what was offered in all, and the link to the offer. The discount on the whole offer
 * is in the prices of the parts. Its files go along (`carriedFiles`). What was agreed has to
 * be signed for. Not carried: dates and terms, which say nothing of the work.
 */
export function orderFromOffer(offer: Stored<Offer>, { siteRef, timezone }: OrderPlace): WorkOrder {
  const totals = offerTotals(offer).lines;
  const lines = agreedLines(offer, totals);
  const material = lines.filter(({ kind }) => kind === 'material');
  const scope = lines.filter(({ kind }) => kind !== 'material').map(scopeText);
  return {
    title: offer.title,
    estimateMin: estimateOf(lines),
    description: textOf([offer.intro, scope.length > 0 ? `Offered:\n${scope.join('\n')}` : undefined]),
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
    offerRef: { id: offer.id, name: offers.label(offer) },
    offerTotalMinor: offer.netMinor,
    requireSignature: true,
  };
}

type Line = OfferLine & { readonly id: string };

/** What counts in the accepted offer, and what was only said there. */
function agreedLines(offer: Offer, counted: Readonly<Record<string, LineTotal>>): readonly Line[] {
  const { acceptedOption } = offer;
  return offerLines(offer).filter(
    ({ id, kind, option }) =>
      id in counted || (kind === 'text' && (option === undefined || option === acceptedOption)),
  );
}

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

/** Minutes that a line of labour offers; undefined for anything else, and for labour in other units. */
function minutesOf({ kind, unit, qtyMilli }: OfferLine): number | undefined {
  const each = kind === 'labour' ? UNIT_MINUTES[unit.trim().toLowerCase().replace(/\.$/, '')] : undefined;
  return each && Number(divideRounded(BigInt(qtyMilli) * BigInt(each), 1000n));
}

function estimateOf(lines: readonly Line[]): number | undefined {
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
  const { order, name, unit, costMinor, taxBp } = line;
  const qtyMilli = Math.max(1, line.qtyMilli);
  const priceMinor = agreedPriceMinor(line, taxMode, total);
  const part = { order, name, unit, qtyMilli, costMinor, priceMinor, taxBp, billable: true };
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
