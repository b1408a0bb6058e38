import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { askedTime, asksDue } from './filtered-orders';

const now = today(COMPANY.timezone);

describe('what a view asks of time', () => {
  it('is nothing without a filter', () => {
    expect(askedTime({})).toEqual({ planned: undefined, dueFrom: undefined, dueTo: undefined });
    expect(asksDue({ time: 'today' })).toBe(false);
  });

  it('overdue is what was due until yesterday, within a range that ends earlier too', () => {
    expect(askedTime({ time: 'overdue' }).dueTo).toBe(addDays(now, -1));
    expect(askedTime({ time: 'overdue', dueTo: addDays(now, 7) }).dueTo).toBe(addDays(now, -1));
    expect(askedTime({ time: 'overdue', dueTo: '2020-01-31' }).dueTo).toBe('2020-01-31');
    expect(asksDue({ time: 'overdue' })).toBe(true);
  });

  it('today and tomorrow are planned days', () => {
    expect(askedTime({ time: 'today' }).planned).toBe(now);
    expect(askedTime({ time: 'tomorrow' }).planned).toBe(addDays(now, 1));
  });

  it('text in the address that is no day asks nothing', () => {
    expect(askedTime({ dueFrom: 'soon', dueTo: '2026-02-30' })).toMatchObject({
      dueFrom: undefined,
      dueTo: undefined,
    });
  });
});
