import { formatPercent, formatQuantity, parsePercent, parseQuantity, quantityText } from './index';

describe('quantities', () => {
  it.each([
    ['1', 1000],
    ['1,5', 1500],
    ['0.125', 125],
    ['1.000', 1_000_000],
    ['2,25', 2250],
  ])('reads %p', (text, expected) => {
    expect(parseQuantity(text)).toBe(expected);
  });

  it('shows no needless zeros', () => {
    expect(formatQuantity(1500, 'en-GB')).toBe('1.5');
    expect(quantityText(2000)).toBe('2');
    expect(quantityText(125)).toBe('0.125');
    expect(quantityText(20000)).toBe('20');
  });

  it('gives back in an input what was typed there', () => {
    for (const milli of [0, 5, 125, 1500, 20_000]) expect(parseQuantity(quantityText(milli))).toBe(milli);
  });

  it('reads and shows rates', () => {
    expect(parsePercent('19 %')).toBe(1900);
    expect(parsePercent('7,5')).toBe(750);
    expect(formatPercent(1900, 'en-GB')).toBe('19%');
    expect(formatPercent(750, 'en-GB')).toBe('7.5%');
  });
});
