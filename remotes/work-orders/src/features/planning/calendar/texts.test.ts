import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import {
  orderText,
  periodTitle,
  rangeTitle,
  siteTime,
  startTime,
  unseenText,
  weekTitle,
  workloadText,
} from './texts';

const order = (fields: Partial<WorkOrder>): WorkOrder => ({
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Lift check',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
  }),
  ...fields,
});
const at = (text: string) => ({ plannedStart: new Date(text) });

describe('what the calendar says', () => {
  it('names the period, and the week by its number', () => {
    expect(periodTitle('month', '2026-11-23')).toMatch(/November 2026/);
    expect(periodTitle('week', '2026-11-25')).toMatch(/23.*29.*2026/);
    expect(rangeTitle('2026-11-23', '2026-11-29')).toMatch(/23.*29/);
    expect(rangeTitle('2026-11-23', '2026-11-23')).toMatch(/Mon.*23/);
    expect(weekTitle('week', '2026-11-25')).toBe('Week 48');
    expect(weekTitle('month', '2026-11-25')).toBeUndefined();
  });

  it('tells the time by the clock of the company, and that of a site elsewhere beside it', () => {
    const abroad = { ...at('2026-11-23T13:00Z'), timezone: 'America/New_York' };
    expect(startTime(abroad)).toMatch(/14:00|2:00/);
    expect(siteTime(abroad)).toMatch(/8:00.* in New York$/);
    expect(siteTime({ ...at('2026-11-23T19:00Z'), timezone: 'Pacific/Auckland' })).toMatch(
      /24.*8:00.* in Auckland$/,
    );
    expect(siteTime({ ...abroad, plannedEnd: new Date('2026-11-23T14:30Z') })).toMatch(
      /8:00.*–0?9:30.* in New York$/,
    );
    expect(siteTime({ ...at('2026-11-23T13:00Z'), timezone: 'Europe/Vienna' })).toBeUndefined();
  });

  it('says in words what the look of an order means', () => {
    expect(
      orderText(order({ ...at('2026-11-23T07:00Z'), status: 'scheduled', leadName: 'Jan Ode' })),
    ).toMatch(/8:00.*Lift check · Elbe Clinic, North wing · Scheduled · Jan Ode$/);
    expect(orderText(order({}))).toContain('No lead');
    const whole = { short: false, inLane: false, onCrew: false };
    expect(unseenText(order({ status: 'onHold' }), whole)).toBe(', North wing, On hold');
    expect(unseenText(order({ leadName: 'Jan Ode' }), { ...whole, short: true, onCrew: true })).toBe(
      ', Elbe Clinic, North wing, Lead: Jan Ode, Draft, On the crew',
    );
  });

  it.each([
    [{ plannedMin: 540, availableMin: 480, level: 'over' }, '1 h too much'],
    [{ plannedMin: 480, availableMin: 480, level: 'full' }, 'Fully planned'],
    [{ plannedMin: 360, availableMin: 480, level: 'partly' }, '2 h free'],
    [{ plannedMin: 0, availableMin: 480, level: 'free' }, '8 h free'],
    [{ plannedMin: 0, availableMin: 0, level: 'off' }, 'Sick'],
  ] as const)('%j is "%s"', (workload, words) => {
    expect(workloadText(workload, 'Sick')).toBe(words);
  });
});
