import { hasLeft, statusOn } from './index';

const person = (status: 'active' | 'onLeave' | 'left', endDate?: string) => ({ status, endDate });

describe('whoever leaves', () => {
  it('works until the last day, and has left from the day after, without anybody saying so', () => {
    expect(hasLeft(person('active', '2026-11-30'), '2026-11-30')).toBe(false);
    expect(hasLeft(person('active', '2026-11-30'), '2026-12-01')).toBe(true);
  });

  it('has not left before a last day to come, though marked as left already', () => {
    expect(hasLeft(person('left', '2026-11-30'), '2026-11-22')).toBe(false);
    expect(statusOn(person('left', '2026-11-30'), '2026-11-22')).toBe('active');
  });

  it('has left where nobody entered a last day', () => {
    expect(hasLeft(person('left'), '2026-11-22')).toBe(true);
  });

  it('keeps the other status until then', () => {
    expect(statusOn(person('onLeave', '2026-11-30'), '2026-11-30')).toBe('onLeave');
    expect(statusOn(person('onLeave', '2026-11-30'), '2026-12-01')).toBe('left');
    expect(statusOn(person('active'), '2026-12-01')).toBe('active');
  });
});
