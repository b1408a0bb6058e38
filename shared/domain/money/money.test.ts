import { formatMoney, minorDigits, moneyText, parseMoney } from './index';

describe('money', () => {
  it('shows minor units with the symbol of the currency', () => {
    expect(formatMoney(123456, 'EUR', 'en-GB')).toBe('€1,234.56');
    expect(formatMoney(-5, 'EUR', 'en-GB')).toBe('-€0.05');
    expect(formatMoney(1500, 'JPY', 'en-GB')).toMatch(/1,500$/);
  });

  it('knows how many digits a currency has', () => {
    expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  });

  it.each(['1.234,56', '1,234.56', '€ 1,234.56', '1.234,56 €', '1234.56 EUR'])('reads %p', (text) => {
    expect(parseMoney(text, 'EUR')).toBe(123456);
  });

  it('refuses parts of the smallest unit', () => {
    expect(parseMoney('1.5', 'JPY')).toBeUndefined();
    expect(parseMoney('0,005', 'EUR')).toBeUndefined();
  });

  it('gives back in an input what was typed there', () => {
    for (const amount of [0, 5, 99, 100, 123456, -250]) {
      expect(parseMoney(moneyText(amount, 'EUR'), 'EUR')).toBe(amount);
    }
  });

  it('stays exact where a floating number would not', () => {
    expect(formatMoney(9_007_199_254_740_991, 'EUR', 'en-GB')).toBe('€90,071,992,547,409.91');
  });
});
