import { type Called, type Count, nounFor } from '@fm/domain/record';
import { cached } from './locale';

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** `1234.5` -> "1,234.5" in the browser's format, at most `maximumFractionDigits` (2) behind the point. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}) =>
  numberFormat({ maximumFractionDigits: 2, ...options }).format(value);

/** How many there are: "214", or "1,000 or more" where counting ended. */
export const formatCount = ({ count, atLeast }: Count) =>
  `${formatNumber(count)}${atLeast ? ' or more' : ''}`;

/** How many of something: "1 customer", "240 customers", "1,000 or more customers". */
export const formatCounted = (count: number | Count, called: Called): string =>
  `${typeof count === 'number' ? formatNumber(count) : formatCount(count)} ${nounFor(count, called)}`;

/** A sentence about so many, `{count}` in place of the number: "1 order is late.", "{count} orders are late.". */
export const formatSentence = (count: number, sentence: Called): string =>
  nounFor(count, sentence).replace('{count}', formatNumber(count));

/** Digits behind the point of a currency: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string) =>
  numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units (cents) as an amount of money: `123456, 'EUR'` -> "€1,234.56". */
export const formatMoney = (minor: number, currency: string) =>
  numberFormat({ style: 'currency', currency }).format(minor / 10 ** minorDigits(currency));

/** Thousandths as a quantity: `1500` -> "1.5". */
export const formatQuantity = (milli: number) => formatNumber(milli / 1000, { maximumFractionDigits: 3 });

/** Basis points as a percentage: `1900` -> "19%". */
export const formatPercent = (basisPoints: number) =>
  formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
