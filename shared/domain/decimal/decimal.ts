/** `numerator / denominator` to the nearest whole number; a half goes away from zero. Throws when dividing by zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideRounded(-numerator, -denominator);
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/**
 * Reads a number typed by hand as a whole number of 10^-digits: with 2 digits `1.234,56`, `1,234.56` and `1234.56`
 * are all 123456. A lone separator before exactly three digits groups thousands, unless the number starts with zero.
 * Gives undefined for anything else, too many decimals and numbers beyond exact integers included.
 */
export function parseDecimal(text: string, digits: number): number | undefined {
  const cleaned = text.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const match = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(cleaned);
  if (!match) return undefined;
  const [, sign = '', body = ''] = match;
  const split = splitDecimal(body);
  if (!split || split.fraction.length > digits) return undefined;
  const value = Number(`${sign}${split.whole}${split.fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(value)) return undefined;
  return value === 0 ? 0 : value;
}

function splitDecimal(body: string): { whole: string; fraction: string } | undefined {
  const separators = [...new Set(body.replace(/\d/g, ''))];
  if (separators.length === 0) return { whole: body, fraction: '' };
  if (separators.length === 2) {
    const decimal = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
    const parts = body.split(decimal);
    const whole = ungrouped(parts[0] ?? '');
    return parts.length === 2 && whole !== undefined ? { whole, fraction: parts[1] ?? '' } : undefined;
  }
  const parts = body.split(separators[0] ?? '');
  const grouped = ungrouped(body);
  if (grouped !== undefined && !body.startsWith('0')) return { whole: grouped, fraction: '' };
  return parts.length === 2 ? { whole: parts[0] || '0', fraction: parts[1] ?? '' } : undefined;
}

function ungrouped(whole: string): string | undefined {
  return /^\d{1,3}([.,]\d{3})*$/.test(whole) || /^\d+$/.test(whole) ? whole.replace(/[.,]/g, '') : undefined;
}
