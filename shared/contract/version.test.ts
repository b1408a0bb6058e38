import { satisfies } from './version';

describe('satisfies', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.3', false],
    ['0.9.0', '^1.0.0', false],
    ['1.0.0', '*', false],
    ['1.0.0', '1.0.0', false],
    ['1.0', '^1.0.0', false],
  ])('says of %s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
