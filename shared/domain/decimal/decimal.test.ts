import { divideRounded } from './index';

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
