import { locale } from './locale';
import { numberFormat } from './number';

/** What someone typed as a number: nothing, not a number, or the number in units of 10^-digits. */
export type Parsed = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'number'; units: number };

/** The decimal sign of the browser's format: "." or ",". */
export const decimalSign = () =>
  numberFormat({})
    .formatToParts(1.5)
    .find((part) => part.type === 'decimal')?.value ?? '.';

/**
 * Reads a typed number exactly, as whole units of 10^-digits ("12.5", 2 -> 1250), without going through a float.
 * Takes both "," and "." as people write them: a sign followed by groups of exactly three digits separates thousands
 * if the browser's format does so too, any other single sign is the decimal one ("12,50" is never 1250).
 */
export function parseDecimal(text: string, digits: number): Parsed {
  const trimmed = text.replaceAll(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  if (trimmed === '') return { kind: 'empty' };
  const [, minus = '', body = ''] = /^(-?)([\d.,]+)$/.exec(trimmed) ?? [];
  const parts = split(body);
  if (!parts || parts.fraction.length > digits) return { kind: 'invalid' };
  const units = Number(`${minus}${parts.whole || '0'}${parts.fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(units)
    ? { kind: 'number', units: units === 0 ? 0 : units }
    : { kind: 'invalid' };
}

function split(body: string): { whole: string; fraction: string } | undefined {
  if (!/\d/.test(body)) return undefined;
  const decimal = decimalSign();
  const group = decimal === ',' ? '.' : ',';
  for (const [thousands, point] of [
    [group, decimal],
    [decimal, group],
  ] as const) {
    const grouped = new RegExp(`^(\\d{1,3}(?:\\${thousands}\\d{3})+)(?:\\${point}(\\d*))?$`).exec(body);
    // Grouping the other way round is only certain when the decimal sign is there too or it groups twice.
    const certain = thousands === group || body.includes(point) || body.split(thousands).length > 2;
    if (grouped && certain)
      return { whole: (grouped[1] ?? '').replaceAll(thousands, ''), fraction: grouped[2] ?? '' };
  }
  const plain = /^(\d*)(?:[.,](\d*))?$/.exec(body);
  return plain ? { whole: plain[1] ?? '', fraction: plain[2] ?? '' } : undefined;
}

/** Whole units of 10^-digits back as typed text, without thousands: 1250, 2 -> "12.50" in the browser's format. */
export const unitsToText = (units: number, digits: number, fixed: boolean) =>
  new Intl.NumberFormat(locale(), {
    useGrouping: false,
    minimumFractionDigits: fixed ? digits : 0,
    maximumFractionDigits: digits,
  }).format(units / 10 ** digits);
