import { COUNTRIES } from '../address';
import { TAX_ID_CHECKS } from './tax-id-check';

interface TaxIdForm {
  readonly pattern: RegExp;
  /** The pattern in words. */
  readonly words: string;
  readonly example: string;
}

/** VAT numbers by country as the European Commission lists them (VIES), the Swiss one as its register does. */
const FORMS: Readonly<Record<string, TaxIdForm>> = {
  DE: { pattern: /^DE\d{9}$/, words: 'DE and 9 digits', example: 'DE136695976' },
  AT: { pattern: /^ATU\d{8}$/, words: 'ATU and 8 digits', example: 'ATU13585627' },
  CH: {
    pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/,
    words: 'CHE, 9 digits and MWST, TVA or IVA',
    example: 'CHE-107.787.577 MWST',
  },
  DK: { pattern: /^DK\d{8}$/, words: 'DK and 8 digits', example: 'DK13585628' },
  FR: {
    pattern: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
    words: 'FR, a key of 2 and 9 digits',
    example: 'FR40303265045',
  },
  GB: { pattern: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/, words: 'GB and 9 or 12 digits', example: 'GB980780684' },
  NL: { pattern: /^NL\d{9}B\d{2}$/, words: 'NL, 9 digits, B and 2 digits', example: 'NL004495445B01' },
  PL: { pattern: /^PL\d{10}$/, words: 'PL and 10 digits', example: 'PL8567346215' },
};

const ANY_TAX_ID = /^[A-Z0-9]{5,20}$/;

/** A tax number in one spelling: capitals, without blanks, dots and dashes. */
export const normalTaxId = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '');

/** How tax numbers of a country look, for the hint below the field; undefined where we know no more than the length. */
export const taxIdExample = (country: string): string | undefined => FORMS[country]?.example;

/** What to do about a tax number that does not fit the country; undefined when it fits. */
export function taxIdProblem(text: string, country: string): string | undefined {
  const number = normalTaxId(text);
  if (number === '') return undefined;
  const form = FORMS[country];
  if (!form) return ANY_TAX_ID.test(number) ? undefined : 'Enter 5 to 20 letters and digits.';
  const place = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  if (!form.pattern.test(number)) {
    return `In ${place} a tax number is ${form.words}, such as ${form.example}.`;
  }
  return TAX_ID_CHECKS[country]?.(number) === false
    ? 'A digit is wrong, or two are swapped: the check digit does not fit.'
    : undefined;
}
