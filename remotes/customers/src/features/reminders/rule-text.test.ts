import { ruleText } from './reminder-table';

const relative = (offsetDays: number) => ({
  rule: { kind: 'relative' as const, field: 'validUntil' as const, offsetDays, timeOfDay: '08:00' },
});

describe('the words of a rule', () => {
  it('name the date it follows and how far from it', () => {
    expect([-7, 0, 1].map((offset) => ruleText(relative(offset)))).toEqual([
      '7 days before: valid until',
      'On the day: valid until',
      '1 day after: valid until',
    ]);
  });

  it('name a rhythm, and are none for one that comes once', () => {
    const rule = { kind: 'absolute' as const, at: new Date() };
    expect(ruleText({ rule, repeat: { unit: 'month', every: 3, monthDay: 31 } })).toBe('Every three months');
    expect(ruleText({ rule })).toBeUndefined();
  });
});
