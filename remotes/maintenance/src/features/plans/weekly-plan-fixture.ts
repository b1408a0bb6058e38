import { emptyPlan, type Plan, planForm } from '@fm/domain/maintenance';
import { parse } from 'valibot';

const DAY = '2026-11-20';

/** An active plan as tests need one: on Mondays from 23 November on. */
export function weeklyPlan(over: Partial<Plan> = {}): Plan {
  const empty = emptyPlan(DAY);
  const place = { id: 'x', name: 'X' };
  const values = {
    ...empty,
    name: 'Stairs',
    customerRef: place,
    siteRef: place,
    recurrence: { ...empty.recurrence, unit: 'week' as const, weekdays: [1 as const] },
    template: { ...empty.template, title: 'Stairs' },
  };
  return { ...planForm.toRecord(parse(planForm.schema, values), DAY), state: 'active', ...over };
}
