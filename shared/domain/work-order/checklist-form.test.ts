import * as v from 'valibot';
import { emptyPlan, planFormSchema } from '../maintenance';
import type { Checklist } from './checklist';
import { emptyWorkOrder, workOrderFormSchema } from './work-order-form';

const pressure = (range: { readonly min?: number; readonly max?: number }): Checklist => ({
  a: { kind: 'number', label: 'Pressure', order: 0, required: true, ...range },
  b: { kind: 'choice', label: 'Colour', order: 1, required: true, options: [] },
});
const paths = (issues: readonly v.BaseIssue<unknown>[] = []) => issues.map((issue) => v.getDotPath(issue));
const ofOrder = (checklist: Checklist) =>
  paths(v.safeParse(workOrderFormSchema, { ...emptyWorkOrder(), checklist }).issues);
const ofPlan = (checklist: Checklist) => {
  const plan = emptyPlan('2026-11-20');
  return paths(v.safeParse(planFormSchema, { ...plan, template: { ...plan.template, checklist } }).issues);
};

it('says at the greater number of a range that it is below the least, beside what else is wrong', () => {
  const turned = pressure({ min: 4, max: 2 });
  expect(ofOrder(turned)).toEqual(expect.arrayContaining(['checklist.a.max', 'checklist.b.options']));
  expect(ofPlan(turned)).toEqual(
    expect.arrayContaining(['template.checklist.a.max', 'template.checklist.b.options']),
  );
});

it.each([{ min: 2, max: 4 }, { min: 2, max: 2 }, { min: 4 }, { max: 2 }, {}])(
  'takes the range %j',
  (range) => {
    expect(ofOrder(pressure(range))).not.toContain('checklist.a.max');
    expect(ofPlan(pressure(range))).not.toContain('template.checklist.a.max');
  },
);
