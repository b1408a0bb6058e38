import type { Plan } from '@fm/domain/maintenance';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { weeklyPlan } from '../weekly-plan-fixture';
import { DueNote } from './plan-notices';

jest.mock('@fm/data', () => ({ useToday: () => '2026-11-20', useLeavers: () => [] }));

it.each<[string, Partial<Plan>, string | undefined]>([
  ['of an active plan', {}, '2 occurrences are due for work orders. Create due work orders'],
  ['that is one', { leadDays: 3 }, 'One occurrence is due for a work order. Create due work orders'],
  ['of a draft not', { state: 'draft' }, undefined],
  ['where none is due not', { nextDueDate: '2026-12-28' }, undefined],
])('leads to what is due %s', (_, over, words) => {
  render(<DueNote plan={weeklyPlan(over)} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/due for/)?.textContent).toBe(words);
  if (words) expect(screen.getByRole('link').getAttribute('href')).toBe('/maintenance/due');
});
