/** Whether a text is an international phone number: `+`, then 7 to 15 digits (E.164), grouped as people like. */
export function isPhone(text: string): boolean {
  return /^\+[\d\s()/.-]+$/.test(text) && /^[1-9]\d{6,14}$/.test(text.replace(/\D/g, ''));
}

/** A phone number in the one spelling numbers are compared by, E.164: "+49301234567" for "0049 (0)30 / 123-45 67". */
export const phoneKeyOf = (text: string): string =>
  `+${text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')}`;

/** Countries whose numbers are understood as people write them at home: what is dialled there from abroad and within. */
const DIALLED: Readonly<Record<string, { readonly code: string; readonly within: string }>> = {
  DE: { code: '49', within: '0' },
  AT: { code: '43', within: '0' },
  CH: { code: '41', within: '0' },
  FR: { code: '33', within: '0' },
  GB: { code: '44', within: '0' },
  NL: { code: '31', within: '0' },
  DK: { code: '45', within: '' },
  PL: { code: '48', within: '' },
};

/**
 * A phone number with its country code: "0049 (0)30-12 34 56" and, in Germany, "030 12 34 56" as "+49 30 12 34 56". What
 * is no number in either way stays as it was typed.
 */
export function properPhone(typed: string, country: string): string {
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^00\s?(?=[1-9])/, '+')
    .replace(/^(\+\d+)\s?\(0\)\s?/, '$1 ');
  const dialled = DIALLED[country];
  if (text.startsWith('+') || !dialled) return text;
  const { code, within } = dialled;
  // "(030) 12 34 56" is written as often as "030/12 34 56".
  const bare = text.replace(/^\((\d+)\)\s?/, '$1 ');
  if (!bare.startsWith(within) || !/^[1-9]/.test(bare.slice(within.length))) return text;
  const whole = `+${code} ${bare.slice(within.length)}`;
  return isPhone(whole) ? whole : text;
}
