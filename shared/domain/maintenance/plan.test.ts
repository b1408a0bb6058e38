import * as v from 'valibot';
import { MANAGER_ACTOR, OFFICE, storedRecord, TODAY } from '../testing/record-fixture';
import {
  afterGenerating,
  comingDates,
  dueOccurrences,
  emptyPlan,
  generatedOccurrence,
  nextDueAfter,
  occurrenceDay,
  occurrenceId,
  occurrenceOn,
  occurrenceSchema,
  PLAN_STATES,
  type Plan,
  type PlanInput,
  type PlanState,
  planDates,
  planFormSchema,
  planSchema,
  planToForm,
  planToRecord,
  transitionPlan,
} from './index';

const place = { id: 'x', name: 'X' };
const typed = (over: Partial<PlanInput> = {}): PlanInput => {
  const empty = emptyPlan('2026-11-02');
  return {
    ...empty,
    name: 'Weekly cleaning',
    customerRef: place,
    siteRef: place,
    recurrence: { ...empty.recurrence, unit: 'week', weekdays: [1] },
    template: { ...empty.template, title: 'Clean stairs' },
    ...over,
  };
};
const record = (over: Partial<PlanInput> = {}, before?: Plan) =>
  planToRecord(v.parse(planFormSchema, typed(over)), TODAY, before);
const plan = (over: Partial<Plan> = {}) => storedRecord<Plan>({ ...record(), ...over });

describe('the states of a plan', () => {
  it.each<[PlanState, PlanState[]]>([
    ['draft', ['active']],
    ['active', ['paused', 'ended']],
    ['paused', ['active', 'ended']],
    ['ended', []],
  ])('lead for staff from %s to %j, for a manager nowhere', (state, to) => {
    const allowed = (actor = OFFICE) =>
      PLAN_STATES.filter(
        (next) => transitionPlan(plan({ state }), next, { resume: 'today' }, actor, TODAY).ok,
      );
    expect(allowed()).toEqual(to);
    expect(allowed(MANAGER_ACTOR)).toEqual([]);
  });

  it('ask on resuming whether to catch up', () => {
    const paused = plan({ state: 'paused', nextDueDate: '2026-11-09', nextDueSort: '2026-11-09' });
    const resume = (how?: 'today' | 'catchUp') => {
      const result = transitionPlan(paused, 'active', how ? { resume: how } : {}, OFFICE, TODAY);
      return result.ok ? result.patch.nextDueDate : Object.keys(result.fields ?? {});
    };
    expect(resume()).toEqual(['resume']);
    expect(resume('today')).toBe('2026-11-23');
    expect(resume('catchUp')).toBe('2026-11-09');
  });
});

describe('the plan form', () => {
  it('gives back what was typed', () => {
    const crewRefs = [{ id: 'e2', name: 'Uma Roth' }];
    const template = { ...typed().template, plannedFrom: '08:30', crewRefs };
    const values = typed({
      template,
      season: { from: '11-01', to: '03-31' },
      maxCount: 10,
      priceMinor: 5000,
    });
    expect(planToForm(planToRecord(v.parse(planFormSchema, values), TODAY))).toMatchObject({
      ...values,
      recurrence: { unit: 'week', weekdays: [1], every: 1 },
    });
  });

  it('clears a time of day that is emptied, and keeps the one of which an older page does not know', () => {
    const work = typed().template;
    const before = record({ template: { ...work, plannedFrom: '08:30' } });
    const { plannedFrom: _, ...older } = work;
    expect(record({ template: older }, before).template.plannedFrom).toBe('08:30');
    expect(record({ template: work }, before).template.plannedFrom).toBeUndefined();
  });

  it('begins as a draft that knows its next occurrence', () => {
    expect(v.parse(planSchema, record())).toMatchObject({ state: 'draft', nextDueDate: '2026-11-23' });
  });

  it('counts a changed rule from the first occurrence without an order', () => {
    const before = { ...record(), state: 'active' as const, lastGeneratedFor: '2026-12-07' };
    expect(record({}, before).nextDueDate).toBe('2026-12-14');
  });

  it('wants weekdays of a weekly rule', () => {
    const recurrence = { ...typed().recurrence, weekdays: [] };
    const result = v.safeParse(planFormSchema, typed({ recurrence }));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['recurrence.weekdays']);
  });
});

describe('work orders of a plan', () => {
  const active = plan({
    state: 'active',
    nextDueDate: '2026-11-16',
    nextDueSort: '2026-11-16',
    leadDays: 14,
  });

  it('are due so many days before their occurrence, those left out too', () => {
    const { due, next } = dueOccurrences(active, TODAY);
    expect(due.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
    expect(next).toBe('2026-12-07');
  });

  it('are none a second time on the same day', () => {
    const { next } = dueOccurrences(active, TODAY);
    expect(dueOccurrences({ ...active, nextDueDate: next }, TODAY)).toEqual({ due: [], next });
  });

  it.each<PlanState>(['draft', 'paused', 'ended'])('are none of a plan that is %s', (state) => {
    expect(dueOccurrences({ ...active, state }, TODAY).due).toEqual([]);
  });

  it('are stored with the occurrence they are for', () => {
    const occurrence = { date: '2026-11-30', originalDate: '2026-11-28', shiftedBecause: 'weekend' as const };
    expect(v.parse(occurrenceSchema, generatedOccurrence(plan(), occurrence, 'w1'))).toMatchObject({
      dueDate: '2026-11-30',
      originalDate: '2026-11-28',
      state: 'generated',
      workOrderId: 'w1',
    });
  });

  it('take the plan past its next occurrence, and past no other', () => {
    const [first, second] = planDates(active, '2026-11-16', 2);
    if (!first || !second) throw new Error('A weekly plan has a second occurrence.');
    expect(afterGenerating(active, first)).toEqual({
      nextDueDate: '2026-11-23',
      nextDueSort: '2026-11-23',
      orderDueSort: '2026-11-09',
      lastGeneratedFor: '2026-11-16',
    });
    expect(afterGenerating(active, second)).toEqual({});
    expect(afterGenerating({ ...active, state: 'paused' }, first)).toEqual({});
  });

  it('find their occurrence by the day of the rule, or by the day it was moved to', () => {
    // Christmas Day is a Friday.
    const friday = plan({ recurrence: { unit: 'week', every: 1, weekdays: [5] } });
    const moved = { date: '2026-12-28', originalDate: '2026-12-25', shiftedBecause: 'holiday' };
    expect(occurrenceOn(friday, '2026-12-25')).toEqual(moved);
    expect(occurrenceOn(friday, '2026-12-28')).toEqual(moved);
    expect(occurrenceOn(friday, '2026-12-24')).toBeUndefined();
    expect(occurrenceDay(occurrenceId('plan_7', '2026-12-25'))).toBe('2026-12-25');
  });

  it('follow the last completion where the plan counts from it', () => {
    const fortnightly = record({
      recurrence: { ...typed().recurrence, unit: 'day', every: 14 },
      nonWorkingDay: 'keep',
    });
    expect(nextDueAfter({ ...fortnightly, anchor: 'completion' }, '2026-11-20')).toBe('2026-12-04');
    expect(nextDueAfter(fortnightly, '2026-11-20')).toBe('2026-11-30');
  });

  describe('of a plan that counts from the last occurrence', () => {
    // From its start on Monday, 2 November, the days would be 16 and 30 November and 14 December.
    const every14: Partial<PlanInput> = {
      anchor: 'completion',
      recurrence: { ...typed().recurrence, unit: 'day', every: 14 },
      leadDays: 30,
    };
    const counted = plan({
      ...record(every14),
      state: 'active',
      nextDueDate: '2026-12-04',
      lastGeneratedFor: '2026-11-16',
    });
    const days = (of: Plan, count: number) => comingDates(of, TODAY, count).map(({ date }) => date);

    it('are for its next date and the days counted from it, not for those counted from its start', () => {
      expect(days(counted, 3)).toEqual(['2026-12-04', '2026-12-18', '2027-01-04']);
      expect(dueOccurrences(counted, TODAY).due.map(({ date }) => date)).toEqual([
        '2026-12-04',
        '2026-12-18',
      ]);
      const [first] = comingDates(counted, TODAY, 1);
      expect(first && afterGenerating(counted, first)).toMatchObject({ nextDueDate: '2026-12-18' });
      expect(occurrenceOn(counted, '2026-12-18')).toMatchObject({ date: '2026-12-18' });
      expect(occurrenceOn(counted, '2026-12-14')).toBeUndefined();
    });

    it('go on from a next date that was moved off a holiday', () => {
      const friday = plan({ ...counted, recurrence: { unit: 'week', every: 2, weekdays: [5] } });
      expect(days({ ...friday, nextDueDate: '2026-12-28' }, 2)).toEqual(['2026-12-28', '2027-01-08']);
    });

    it('stay on their days when something else of the plan is changed, and begin anew with a changed rule', () => {
      const stored = { ...counted, recurrence: { every: 14, unit: 'day' } as const };
      expect(record({ ...every14, name: 'Stairs' }, stored).nextDueDate).toBe('2026-12-04');
      expect(record({ ...every14, anchor: 'schedule' }, counted).nextDueDate).toBe('2026-11-30');
    });
  });

  it('keep off national holidays', () => {
    const daily = record({ recurrence: { ...typed().recurrence, unit: 'day', every: 1 } });
    expect(planDates(daily, '2026-12-24', 3).map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
    ]);
  });
});
