import { emptyPlan, type Occurrence, type Plan, planToRecord } from './index';
import { occurrencePatch, planPatch } from './order-occurrence';

const TODAY = '2026-11-20';
const now = new Date('2026-11-20T23:30:00Z');
const change = { now, partly: false, successor: undefined, reason: 'Building closed' };
const order = (status: 'inProgress' | 'completed' | 'scheduled') => ({ status, timezone: 'Europe/Berlin' });

describe('the occurrence of a plan', () => {
  it('is done on the day at the site when its order is completed', () => {
    expect(occurrencePatch(order('inProgress'), { ...change, to: 'completed' })).toEqual({
      state: 'done',
      completedOn: '2026-11-21',
    });
  });

  it('is partly done when the rest was carried over', () => {
    expect(occurrencePatch(order('inProgress'), { ...change, to: 'completed', partly: true })).toMatchObject({
      state: 'partly',
    });
  });

  it('is open again when its order is reopened', () => {
    expect(occurrencePatch(order('completed'), { ...change, to: 'inProgress' })).toEqual({
      state: 'generated',
      completedOn: undefined,
    });
  });

  it('is skipped with its order, or handed to the next one', () => {
    expect(occurrencePatch(order('scheduled'), { ...change, to: 'cancelled' })).toEqual({
      state: 'skipped',
      skippedReason: 'Building closed',
    });
    expect(occurrencePatch(order('scheduled'), { ...change, to: 'cancelled', successor: 'w2' })).toEqual({
      state: 'generated',
      workOrderId: 'w2',
    });
  });

  it('does not notice a start or a hold', () => {
    expect(occurrencePatch(order('scheduled'), { ...change, to: 'inProgress' })).toBeUndefined();
    expect(occurrencePatch(order('inProgress'), { ...change, to: 'onHold' })).toBeUndefined();
  });
});

describe('the next date of a plan', () => {
  const plan = (fields: Partial<Plan>): Plan => ({
    ...planToRecord(
      {
        ...emptyPlan(TODAY),
        name: 'Boiler service',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
        startDate: '2026-11-02',
      },
      TODAY,
    ),
    state: 'active',
    ...fields,
  });

  const occurrenceOf = (dueDate: string, originalDate = dueDate) => ({ dueDate, originalDate }) as Occurrence;
  const counting = (lastGeneratedFor: string, nextDueDate: string) =>
    plan({
      anchor: 'completion',
      recurrence: { unit: 'day', every: 7 },
      nonWorkingDay: 'keep',
      lastGeneratedFor,
      nextDueDate,
    });

  it('does not go back when an old occurrence is completed after a later one had its order', () => {
    expect(
      planPatch(counting('2026-12-14', '2026-12-21'), occurrenceOf('2026-11-16'), '2026-11-18'),
    ).toBeUndefined();
  });

  it('goes back to count from the last occurrence when that is done early', () => {
    const last = counting('2026-12-14', '2026-12-21');
    expect(planPatch(last, occurrenceOf('2026-12-14'), '2026-12-01')?.nextDueDate).toBe('2026-12-08');
  });

  it('counts from the last occurrence also where that was moved off a holiday', () => {
    const last = counting('2026-12-28', '2027-01-04');
    expect(planPatch(last, occurrenceOf('2026-12-28', '2026-12-25'), '2026-12-28')).toBeDefined();
    expect(planPatch(last, occurrenceOf('2026-12-23', '2026-12-28'), '2026-12-23')).toBeDefined();
  });

  it('counts from the day of completion where the plan says so', () => {
    const next = planPatch(
      plan({ anchor: 'completion', nonWorkingDay: 'keep' }),
      occurrenceOf('2026-11-16'),
      '2026-11-18',
    )?.nextDueDate;
    expect(next).toBeDefined();
    expect(next ? next > '2026-11-18' : false).toBe(true);
  });

  it('stays as it is where the plan goes by the calendar, or rests', () => {
    expect(planPatch(plan({ anchor: 'schedule' }), occurrenceOf('2026-11-16'), '2026-11-18')).toBeUndefined();
    expect(
      planPatch(plan({ anchor: 'completion', state: 'paused' }), occurrenceOf('2026-11-16'), '2026-11-18'),
    ).toBeUndefined();
  });
});
