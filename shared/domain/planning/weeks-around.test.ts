import { weeksAround } from './weeks-around';

describe('the weeks around days', () => {
  it('are whole, with the nights on both sides', () => {
    expect(weeksAround(['2026-12-01', '2026-11-27'])).toEqual({ from: '2026-11-22', to: '2026-12-07' });
  });

  it('are not there without days', () => {
    expect(weeksAround([])).toBeUndefined();
  });
});
