import { shiftText } from './shift-text';

describe('the reason of a shift', () => {
  it('is none where the occurrence is on its day', () => {
    expect(shiftText({ date: '2026-11-20', originalDate: '2026-11-20' }, 'DE')).toBeUndefined();
  });

  it('is none where somebody moved it', () => {
    const moved = { date: '2026-11-25', originalDate: '2026-11-23' };
    expect(shiftText(moved, 'DE')).toMatch(/^moved from [^,]*23[^,]*$/);
  });

  it('names the weekend', () => {
    const words = shiftText(
      { date: '2026-11-23', originalDate: '2026-11-21', shiftedBecause: 'weekend' },
      'DE',
    );
    expect(words).toMatch(/^moved from .*21.*, a weekend$/);
  });

  it('names the holiday', () => {
    const words = shiftText(
      { date: '2026-12-28', originalDate: '2026-12-25', shiftedBecause: 'holiday' },
      'DE',
    );
    expect(words).toMatch(/25.*, Christmas Day$/);
  });
});
