import * as v from 'valibot';
import { parseDecimal } from '../decimal';
import { decimalText } from '../money';

const MILLI_DIGITS = 3;

/** An amount of something in thousandths: 1500 is 1.5 hours. */
export const qtyMilli = v.pipe(v.number(), v.safeInteger('Enter a quantity with at most 3 decimals.'));

/** Thousandths of a quantity typed by hand; undefined when it is none or has more than 3 decimals. */
export function parseQuantity(text: string): number | undefined {
  return parseDecimal(text, MILLI_DIGITS);
}

/** A quantity for people, without needless zeros: 1500 is `1.5`. */
export function formatQuantity(milli: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MILLI_DIGITS }).format(milli / 1000);
}

/** A quantity for an input field: 1500 is `1.5`, 2000 is `2`. */
export function quantityText(milli: number): string {
  return decimalText(milli, MILLI_DIGITS).replace(/\.?0+$/, '');
}

/** Basis points of a percentage typed by hand: `19` or `19 %` is 1900. Undefined when it is none. */
export function parsePercent(text: string): number | undefined {
  return parseDecimal(text.replace('%', ''), 2);
}

/** A rate for people: 1900 is `19%`. */
export function formatPercent(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}
