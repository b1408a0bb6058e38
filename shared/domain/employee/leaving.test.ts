import { hasLeft, statusOn, statusToStore } from './index';

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

  it('is stored with the status before, as long as the last day is to come', () => {
    expect(statusToStore(person('left', '2026-11-30'), 'onLeave', '2026-11-30')).toBe('onLeave');
    expect(statusToStore(person('left', '2026-11-30'), undefined, '2026-11-22')).toBe('active');
    expect(statusToStore(person('left', '2026-11-21'), 'active', '2026-11-22')).toBe('left');
    expect(statusToStore(person('onLeave', '2026-11-30'), 'active', '2026-11-22')).toBe('onLeave');
  });

  it('keeps the other status until then', () => {
    expect(statusOn(person('onLeave', '2026-11-30'), '2026-11-30')).toBe('onLeave');
    expect(statusOn(person('onLeave', '2026-11-30'), '2026-12-01')).toBe('left');
    expect(statusOn(person('active'), '2026-12-01')).toBe('active');
  });
});
