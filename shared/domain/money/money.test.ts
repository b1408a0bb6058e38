import { formatMoney, minorDigits } from './index';

describe('money', () => {
  it('shows minor units with the symbol of the currency', () => {
    expect(formatMoney(123456, 'EUR', 'en-GB')).toBe('€1,234.56');
    expect(formatMoney(-5, 'EUR', 'en-GB')).toBe('-€0.05');
    expect(formatMoney(1500, 'JPY', 'en-GB')).toMatch(/1,500$/);
  });

  it('knows how many digits a currency has', () => {
    expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  });

  it('stays exact where a floating number would not', () => {
    expect(formatMoney(9_007_199_254_740_991, 'EUR', 'en-GB')).toBe('€90,071,992,547,409.91');
  });
});
