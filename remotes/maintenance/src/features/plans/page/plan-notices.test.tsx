import { emptyPlan, type Plan, planForm } from '@fm/domain/maintenance';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { parse } from 'valibot';
import { DueNote } from './plan-notices';

jest.mock('@fm/data', () => ({ useToday: () => '2026-11-20', useLeavers: () => [] }));

const weekly = (over: Partial<Plan>): Plan => {
  const empty = emptyPlan('2026-11-20');
  const place = { id: 'x', name: 'X' };
  const values = {
    ...empty,
    name: 'Stairs',
    customerRef: place,
    siteRef: place,
    recurrence: { ...empty.recurrence, unit: 'week' as const, weekdays: [1 as const] },
    template: { ...empty.template, title: 'Stairs' },
  };
  return { ...planForm.toRecord(parse(planForm.schema, values), '2026-11-20'), state: 'active', ...over };
};

it.each<[string, Partial<Plan>, string | undefined]>([
  ['of an active plan', {}, '2 occurrences are due for work orders. Create due work orders'],
  ['that is one', { leadDays: 3 }, 'One occurrence is due for a work order. Create due work orders'],
  ['of a draft not', { state: 'draft' }, undefined],
  ['where none is due not', { nextDueDate: '2026-12-28' }, undefined],
])('leads to what is due %s', (_, over, words) => {
  render(<DueNote plan={weekly(over)} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/due for/)?.textContent).toBe(words);
  if (words) expect(screen.getByRole('link').getAttribute('href')).toBe('/maintenance/due');
});
