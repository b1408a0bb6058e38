/** Patterns of VAT numbers by country as the European Commission lists them (VIES), without check digits. */
const TAX_ID: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  DE: { pattern: /^DE\d{9}$/, example: 'DE123456789' },
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  CH: { pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE-123.456.789 MWST' },
  DK: { pattern: /^DK\d{8}$/, example: 'DK12345678' },
  FR: { pattern: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  GB: { pattern: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/, example: 'GB123456789' },
  NL: { pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { pattern: /^PL\d{10}$/, example: 'PL1234567890' },
};

const ANY_TAX_ID = /^[A-Z0-9]{5,20}$/;

/** A tax number in one spelling: capitals, without blanks, dots and dashes. */
export const normalTaxId = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '');

/** What to do about a tax number that does not fit the country; undefined when it fits. */
export function taxIdProblem(text: string, country: string): string | undefined {
  if (text === '') return undefined;
  const known = TAX_ID[country];
  const fits = (known?.pattern ?? ANY_TAX_ID).test(normalTaxId(text));
  if (fits) return undefined;
  return known ? `Enter a tax number like ${known.example}.` : 'Enter 5 to 20 letters and digits.';
}
