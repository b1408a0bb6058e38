import * as v from 'valibot';

/** An amount in minor units (cents); never a fraction. */
export const minor = v.pipe(v.number(), v.safeInteger('Enter a whole number of minor units.'));

/** ISO 4217 code, three capital letters. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Choose a currency.'));

/** How many digits a currency shows after the separator: 2 for EUR, 0 for JPY. */
export function minorDigits(code: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount for people: `formatMoney(123456, 'EUR', 'en-GB')` gives `€1,234.56`. */
export function formatMoney(minorUnits: number, code: string, locale: string): string {
  const digits = minorDigits(code);
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(
    decimalText(minorUnits, digits) as Intl.StringNumericLiteral,
  );
}

/** Exact decimal text of a whole number of 10^-digits. */
function decimalText(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const sign = value < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
