import { emptyPlan, occurrencesAfterChange, planForm } from './index';

const TODAY = '2026-11-20';
const ref = { id: 'x', name: 'X' };
const empty = emptyPlan('2026-11-02');
const plan = planForm.toRecord(
  {
    ...empty,
    name: 'Lift check',
    customerRef: ref,
    siteRef: ref,
    template: { ...empty.template, title: 'Check' },
  },
  TODAY,
);

describe('the next occurrence of a plan that was changed beside the form', () => {
  it('stays where its days are the same', () => {
    expect(occurrencesAfterChange(plan, { ...plan, name: 'Lift' }, TODAY)).toEqual({});
  });

  it('is counted anew by another rhythm, from the first occurrence that has no order', () => {
    const daily = { ...plan, recurrence: { unit: 'day', every: 1 } as const, lastGeneratedFor: '2026-12-01' };
    expect(occurrencesAfterChange(plan, daily, TODAY)).toEqual({
      nextDueDate: '2026-12-02',
      nextDueSort: '2026-12-02',
      orderDueSort: '2026-11-18',
    });
  });
});
