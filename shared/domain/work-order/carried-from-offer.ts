import { COMPANY } from '../company';
import { divideRounded } from '../decimal';
import { type Offer, type OfferLine, offerLines, offers } from '../offer';
import { offerTotals } from '../offer-arithmetic';
import { formatQuantity } from '../quantity';
import type { Ref, Stored } from '../record';
import { dueSortOf } from '../task';
import type { OrderParts } from './lines';
import type { WorkOrder } from './work-order';

/** Where the work is to be done; an offer need not name a site. */
export interface OrderPlace {
  readonly siteRef: Ref;
  readonly timezone: string;
}

const MAX_DESCRIPTION = 5000;

/**
 * The order an accepted offer becomes. Carried over: title, customer, contact, the introduction, every line of the
 * accepted option that was not left out (material as expected parts with cost and price, the rest as words), what was
 * offered in all, and the way back. Its files are copied once the order is there (`carriedFiles`). What was agreed has to be signed for. Not carried: dates, terms and discounts of
 * the whole offer, which say nothing of the work.
 */
export function orderFromOffer(offer: Stored<Offer>, { siteRef, timezone }: OrderPlace): WorkOrder {
  const lines = agreedLines(offer);
  const material = lines.filter(({ kind }) => kind === 'material');
  const scope = lines.filter(({ kind }) => kind !== 'material').map(scopeWords);
  return {
    title: offer.title,
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
    parts: Object.fromEntries(material.map((line) => [line.id, partOf(line, offer.taxMode)])),
    costs: {},
    offerRef: { id: offer.id, name: offers.label(offer) },
    offerTotalMinor: offer.netMinor,
    requireSignature: true,
  };
}

type Line = OfferLine & { readonly id: string };

/** What counts in the accepted offer, and what was only said there. */
function agreedLines(offer: Offer): readonly Line[] {
  const counted = offerTotals(offer).lines;
  const { acceptedOption } = offer;
  return offerLines(offer).filter(
    ({ id, kind, option }) =>
      id in counted || (kind === 'text' && (option === undefined || option === acceptedOption)),
  );
}

function scopeWords({ kind, name, description, qtyMilli, unit }: Line): string {
  const quantity = kind === 'text' ? '' : `${formatQuantity(qtyMilli, COMPANY.locale)} ${unit} `;
  return [`- ${quantity}${name}`, ...(description ? [`  ${description}`] : [])].join('\n');
}

function partOf(line: Line, taxMode: Offer['taxMode']): OrderParts[string] {
  const { order, name, unit, qtyMilli, costMinor, taxBp } = line;
  const priceMinor = netPriceMinor(line, taxMode);
  return { order, name, unit, qtyMilli: Math.max(1, qtyMilli), costMinor, priceMinor, taxBp, billable: true };
}

/** The price of one after the line's discount, without tax. */
function netPriceMinor({ unitMinor, discountBp, taxBp }: OfferLine, taxMode: Offer['taxMode']): number {
  const share = BigInt(unitMinor) * BigInt(10_000 - discountBp);
  return Number(divideRounded(share, BigInt(taxMode === 'inclusive' ? 10_000 + taxBp : 10_000)));
}

const textOf = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join('\n\n').slice(0, MAX_DESCRIPTION) || undefined;
