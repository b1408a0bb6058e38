import { parseDecimal, unitsToText } from './parse-decimal';

const speaking = (language: string) =>
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true });

afterEach(() => speaking('en-GB'));

describe('a typed number', () => {
  it.each([
    ['en-US', '12.5', 1250],
    ['en-US', '1,234.5', 123_450],
    ['en-US', '1,234', 123_400],
    ['en-US', '12,50', 1250],
    ['en-US', '.5', 50],
    ['en-US', '1.234.567,89', 123_456_789],
    ['de-AT', '12,5', 1250],
    ['de-AT', '1.234,50', 123_450],
    ['de-AT', '1.234', 123_400],
    ['de-AT', '12.50', 1250],
    ['de-AT', '1 234,50', 123_450],
    ['de-CH', '1’234.50', 123_450],
    ['en-US', '-3', -300],
    ['en-US', '-0', 0],
    ['en-US', '−12.30', -1230],
    ['en-US', '007', 700],
    ['de-AT', ',5', 50],
    ['de-CH', "1'234.50", 123_450],
  ])('in %s reads %s as %d hundredths', (language, text, units) => {
    speaking(language);
    expect(parseDecimal(text, 2)).toEqual({ kind: 'number', units });
  });

  it.each([
    'abc',
    '-',
    '1.2.3',
    '1.23.456',
    '12,345,6',
    '1,2345',
    '1.234,567',
    '12.345',
    '--1',
    '1e5',
    '.',
    '99999999999999999',
  ])('refuses %s', (text) => {
    speaking('en-US');
    expect(parseDecimal(text, 2)).toEqual({ kind: 'invalid' });
  });

  it('is empty when only blanks were typed', () => {
    expect(parseDecimal('  ', 2)).toEqual({ kind: 'empty' });
  });

  it('is exact where a float is not', () => {
    expect(parseDecimal('1.005', 3)).toEqual({ kind: 'number', units: 1005 });
    expect(parseDecimal('0.29', 2)).toEqual({ kind: 'number', units: 29 });
  });

  it('is written back as it can be read again', () => {
    speaking('de-AT');
    expect(unitsToText(123_450, 2, true)).toBe('1234,50');
    expect(parseDecimal(unitsToText(123_450, 2, true), 2)).toEqual({ kind: 'number', units: 123_450 });
    expect(unitsToText(1500, 3, false)).toBe('1,5');
  });
});
