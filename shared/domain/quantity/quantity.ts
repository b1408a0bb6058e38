import * as v from 'valibot';

const MILLI_DIGITS = 3;

/** An amount of something in thousandths: 1500 is 1.5 hours. */
export const qtyMilli = v.pipe(v.number(), v.safeInteger('Enter a quantity with at most 3 decimals.'));

/** A quantity for people, without needless zeros: 1500 is `1.5`. */
export function formatQuantity(milli: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MILLI_DIGITS }).format(milli / 1000);
}

/** A rate for people: 1900 is `19%`. */
export function formatPercent(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}
