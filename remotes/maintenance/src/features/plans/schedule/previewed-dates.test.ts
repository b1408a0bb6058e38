import { emptyPlan } from '@fm/domain/maintenance';
import { previewedDates } from './previewed-dates';

const plan = () => emptyPlan('2026-11-20');

describe('the coming dates while a rule is typed', () => {
  it('are twelve, the first from today on', () => {
    const dates = previewedDates(plan(), '2026-11-20') ?? [];
    expect(dates).toHaveLength(12);
    expect(dates[0]).toMatchObject({ date: '2026-12-01' });
  });

  it('wait while a number is being typed', () => {
    const values = plan();
    expect(previewedDates({ ...values, maxCount: Number.NaN }, '2026-11-20')).toBeUndefined();
    const recurrence = { ...values.recurrence, every: Number.NaN };
    expect(previewedDates({ ...values, recurrence }, '2026-11-20')).toBeUndefined();
  });

  it('wait while the first day is missing', () => {
    expect(previewedDates({ ...plan(), startDate: '' }, '2026-11-20')).toBeUndefined();
  });

  it('are none after the last day', () => {
    expect(previewedDates({ ...plan(), endDate: '2026-11-25' }, '2026-11-20')).toEqual([]);
  });
});
