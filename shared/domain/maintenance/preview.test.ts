import { storedRecord } from '../testing/record-fixture';
import {
  type ComingPlan,
  emptyPlan,
  type Occurrence,
  type Plan,
  type PlanValues,
  planForm,
  previewedOccurrences,
  typedPlan,
} from './index';

const TODAY = '2026-11-22';
const ref = { id: 'x', name: 'X' };
const empty = emptyPlan('2026-11-02');
/** On Mondays from 2 November on. */
const values: PlanValues = {
  ...empty,
  name: 'Stairs',
  customerRef: ref,
  siteRef: ref,
  recurrence: { ...empty.recurrence, unit: 'week', weekdays: [1] },
  template: { ...empty.template, title: 'Clean' },
};
const plan = (over: Partial<Plan> = {}) =>
  storedRecord<Plan>({ ...planForm.toRecord(values, TODAY), state: 'active', ...over });
const occurrence = (originalDate: string, over: Partial<Occurrence> = {}): Occurrence => ({
  planRef: ref,
  customerRef: ref,
  siteRef: ref,
  originalDate,
  dueDate: originalDate,
  state: 'generated',
  workOrderId: 'w1',
  ...over,
});
const shown = (of: ComingPlan, stored: readonly Occurrence[], count = 4) =>
  previewedOccurrences(of, stored, TODAY, count).map(({ date, state }) =>
    state ? `${date} ${state}` : date,
  );

describe('the preview of a plan', () => {
  it('knows which occurrences are done, called off or have an order, and goes on behind them', () => {
    const stored = [
      occurrence('2026-11-16', { state: 'done' }),
      occurrence('2026-11-23', { state: 'done' }),
      occurrence('2026-11-30', { state: 'skipped', workOrderId: undefined }),
    ];
    const ahead = plan({ nextDueDate: '2026-12-07', lastGeneratedFor: '2026-11-30' });
    expect(shown(ahead, stored)).toEqual([
      '2026-11-23 done',
      '2026-11-30 skipped',
      '2026-12-07',
      '2026-12-14',
    ]);
  });

  it('shows an occurrence given an order ahead of its turn once, and one moved by hand where it is now', () => {
    const stored = [
      occurrence('2026-12-07'),
      occurrence('2026-11-30', { dueDate: '2026-12-02', state: 'planned', workOrderId: undefined }),
    ];
    expect(shown(plan({ nextDueDate: '2026-11-23' }), stored)).toEqual([
      '2026-11-23',
      '2026-12-02 planned',
      '2026-12-07 generated',
      '2026-12-14',
    ]);
  });

  it('leaves out days the plan has passed', () => {
    expect(shown(plan({ nextDueDate: '2026-12-07' }), [], 2)).toEqual(['2026-12-07', '2026-12-14']);
    expect(shown(plan({ nextDueDate: undefined }), [], 2)).toEqual([]);
  });

  it('counts from the last occurrence where the plan does, not from its start', () => {
    const every14: PlanValues = {
      ...values,
      anchor: 'completion',
      recurrence: { ...values.recurrence, unit: 'day', every: 14 },
    };
    // Done early, on 18 November: the next one is 14 days later.
    const counted = plan({
      ...planForm.toRecord(every14, TODAY),
      state: 'active',
      nextDueDate: '2026-12-02',
    });
    expect(shown(typedPlan(every14, TODAY, counted), [], 2)).toEqual(['2026-12-02', '2026-12-16']);
  });

  it('follows a rule that is being changed, from the first occurrence without an order', () => {
    const stored = plan({ nextDueDate: '2026-12-07', lastGeneratedFor: '2026-11-30' });
    const tuesdays: PlanValues = { ...values, recurrence: { ...values.recurrence, weekdays: [2] } };
    expect(shown(typedPlan(tuesdays, TODAY, stored), [occurrence('2026-11-30')], 3)).toEqual([
      '2026-11-30 generated',
      '2026-12-01',
      '2026-12-08',
    ]);
    expect(shown(typedPlan(values, TODAY, stored), [], 1)).toEqual(['2026-12-07']);
    expect(shown(typedPlan(values, TODAY, undefined), [], 1)).toEqual(['2026-11-23']);
  });

  it('says why the rule moved an occurrence that has an order', () => {
    const friday = plan({ recurrence: { unit: 'week', every: 1, weekdays: [5] }, nextDueDate: '2027-01-01' });
    const stored = occurrence('2026-12-25', { dueDate: '2026-12-28' });
    expect(previewedOccurrences(friday, [stored], TODAY, 1)).toEqual([
      expect.objectContaining({ date: '2026-12-28', originalDate: '2026-12-25', shiftedBecause: 'holiday' }),
    ]);
  });
});
