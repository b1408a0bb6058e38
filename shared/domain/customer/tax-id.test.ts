import fc from 'fast-check';
import { normalTaxId, taxIdExample, taxIdProblem } from './tax-id';

const COUNTRIES = ['DE', 'AT', 'CH', 'DK', 'FR', 'GB', 'NL', 'PL'];
/** Where the check digit tells every single wrong digit. */
const STRICT = ['DE', 'AT', 'CH', 'DK', 'FR', 'PL'];
const WRONG_DIGIT = 'A digit is wrong, or two are swapped: the check digit does not fit.';

describe('a tax number', () => {
  it.each([
    ['DE', 'DE 136 695 976'],
    ['AT', 'ATU13585627'],
    ['CH', 'CHE-107.787.577 IVA'],
    ['CH', 'CHE107787577'],
    ['DK', 'dk 13585628'],
    ['FR', 'FR40303265045'],
    ['FR', 'FRK7399859412'],
    ['GB', 'GB 980 7806 84'],
    ['GB', 'GBGD123'],
    ['NL', 'NL004495445B01'],
    ['NL', 'NL123456789B13'],
    ['PL', 'PL 8567346215'],
  ])('of %s is taken as people write it: %s', (country, text) => {
    expect(taxIdProblem(text, country)).toBeUndefined();
  });

  it.each(COUNTRIES)('of %s fits its own example', (country) => {
    expect(taxIdProblem(taxIdExample(country) ?? '', country)).toBeUndefined();
  });

  it('of another form is told how the country writes it', () => {
    expect(taxIdProblem('DE12345', 'DE')).toBe(
      'In Germany a tax number is DE and 9 digits, such as DE136695976.',
    );
    expect(taxIdProblem('ATU13585627', 'DE')).toMatch(/^In Germany/);
  });

  it('with a wrong digit is told so', () => {
    expect(taxIdProblem('DE136695967', 'DE')).toBe(WRONG_DIGIT);
    expect(taxIdProblem('NL004495446B01', 'NL')).toBe(WRONG_DIGIT);
    expect(taxIdProblem('GB802311783', 'GB')).toBe(WRONG_DIGIT);
  });

  it.each(STRICT)('of %s is refused with any one digit changed', (country) => {
    const number = normalTaxId(taxIdExample(country) ?? '');
    const places = [...number].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digit = (Number(number[place]) + step) % 10;
        const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
        return taxIdProblem(changed, country) === WRONG_DIGIT;
      }),
    );
  });

  it('of Germany has exactly one check digit for any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (body) => {
        const fits = [...'0123456789'].filter(
          (digit) => taxIdProblem(`DE${body}${digit}`, 'DE') === undefined,
        );
        return fits.length === 1;
      }),
    );
  });

  it('of a country we know nothing of is looked at for its length', () => {
    expect(taxIdProblem('X1234', 'JP')).toBeUndefined();
    expect(taxIdProblem('X1', 'JP')).toBe('Enter 5 to 20 letters and digits.');
  });

  it('may be left out', () => {
    expect(taxIdProblem(' ', 'DE')).toBeUndefined();
  });
});
