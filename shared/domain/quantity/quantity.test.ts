import { formatPercent, formatQuantity } from './index';

describe('quantities', () => {
  it('are shown without needless zeros', () => {
    expect(formatQuantity(1500, 'en-GB')).toBe('1.5');
    expect(formatQuantity(2000, 'en-GB')).toBe('2');
  });

  it('of percent are shown as rates', () => {
    expect(formatPercent(1900, 'en-GB')).toBe('19%');
    expect(formatPercent(750, 'en-GB')).toBe('7.5%');
  });
});
