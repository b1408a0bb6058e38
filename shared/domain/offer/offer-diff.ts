import type { OfferTotals } from '../offer-arithmetic';
import { offerTotals } from '../offer-arithmetic';
import { type Offer, type OfferLine, offerLines } from './offer';

/** What of a line can differ from one version to the next. */
export const COMPARED_LINE_FIELDS = [
  'name',
  'description',
  'group',
  'kind',
  'qtyMilli',
  'unit',
  'unitMinor',
  'discountBp',
  'taxBp',
  'option',
  'optional',
  'selected',
  'costMinor',
  'recurs',
] as const satisfies readonly (keyof OfferLine)[];
export type ComparedLineField = (typeof COMPARED_LINE_FIELDS)[number];

/** What of an offer beside its lines can differ from one version to the next. */
export const COMPARED_OFFER_FIELDS = [
  'title',
  'siteRef',
  'contactRef',
  'language',
  'taxMode',
  'paymentDays',
  'discount',
  'intro',
  'terms',
] as const satisfies readonly (keyof Offer)[];
export type ComparedOfferField = (typeof COMPARED_OFFER_FIELDS)[number];

/** A line that only one of two versions has, or that differs between them. */
export type LineDifference =
  | { readonly kind: 'added'; readonly id: string; readonly after: OfferLine }
  | { readonly kind: 'removed'; readonly id: string; readonly before: OfferLine }
  | {
      readonly kind: 'changed';
      readonly id: string;
      readonly before: OfferLine;
      readonly after: OfferLine;
      readonly fields: readonly ComparedLineField[];
    };

/** What is different in one version of an offer from another one. */
export interface OfferDifference {
  /** In the order of the later version; lines that it does not have come last. */
  readonly lines: readonly LineDifference[];
  /** How many lines both have, with nothing different. */
  readonly same: number;
  readonly fields: readonly ComparedOfferField[];
  readonly before: OfferTotals;
  readonly after: OfferTotals;
}

/** What became different from one version of an offer to another one; lines are the same by their keys. */
export function offerDifference(before: Offer, after: Offer): OfferDifference {
  const kept = offerLines(after).map(({ id, ...line }) => lineDifference(id, own(before.lines, id), line));
  const gone = offerLines(before).flatMap(({ id, ...line }): LineDifference[] =>
    own(after.lines, id) ? [] : [{ kind: 'removed', id, before: line }],
  );
  const lines = [...kept.filter((difference) => difference !== undefined), ...gone];
  return {
    lines,
    same: kept.filter((difference) => difference === undefined).length,
    fields: COMPARED_OFFER_FIELDS.filter((field) => !isSame(before[field], after[field])),
    before: offerTotals(before),
    after: offerTotals(after),
  };
}

function lineDifference(
  id: string,
  before: OfferLine | undefined,
  after: OfferLine,
): LineDifference | undefined {
  if (!before) return { kind: 'added', id, after };
  const fields = COMPARED_LINE_FIELDS.filter((field) => !isSame(before[field], after[field]));
  return fields.length === 0 ? undefined : { kind: 'changed', id, before, after, fields };
}

/** A line of one key; keys come from outside, such as `constructor`. */
const own = (lines: Offer['lines'], id: string): OfferLine | undefined =>
  Object.hasOwn(lines, id) ? lines[id] : undefined;

/** Equal where an entry that is left out is one that is empty. */
const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value ?? '');
