import { divideRounded, parseDecimal } from './index';

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [5n, -2n, -3n],
    [0n, 7n, 0n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [149n, 100n, 1n],
  ])('takes %s / %s to %s', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });
});

describe('numbers typed by hand', () => {
  it.each([
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1234.56', 123456],
    ['1234,5', 123450],
    ['1.234', 123400],
    ['1,234', 123400],
    ['1.234.567,89', 123456789],
    ["1'234.50", 123450],
    ['1 234,50', 123450],
    ['0.5', 50],
    [',5', 50],
    ['-12,30', -1230],
    ['−12,30', -1230],
    ['007', 700],
    ['0', 0],
    ['-0', 0],
  ])('reads %p', (text, expected) => {
    expect(parseDecimal(text, 2)).toBe(expected);
  });

  it.each([
    '',
    '-',
    'abc',
    '1,2,3',
    '1.23.456',
    '12,345,6',
    '1,2345',
    '1.234,567',
    '9007199254740993',
    '12e3',
  ])('refuses %p', (text) => {
    expect(parseDecimal(text, 2)).toBeUndefined();
  });

  it('takes three decimals after a zero as decimals where three are kept', () => {
    expect(parseDecimal('0,125', 3)).toBe(125);
  });
});
