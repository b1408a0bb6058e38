import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { DueOccurrence } from './due-occurrences';
import { DueTable } from './due-table';

const occurrence = (inDays: number) => {
  const date = addDays(today(COMPANY.timezone), inDays);
  return {
    id: `occurrence${inDays}`,
    plan: {
      id: 'p1',
      name: 'Clean the filters',
      customerRef: { id: 'c1', name: 'WEG Kastanienallee' },
      siteRef: { id: 's1', name: 'Courtyard' },
      template: {},
    },
    scheduled: { date, originalDate: date },
  } as unknown as DueOccurrence;
};

const show = (inDays: number) =>
  render(
    <MemoryRouter>
      <DueTable occurrences={[occurrence(inDays)]} mayCreate={false} />
    </MemoryRouter>,
  );

it('an occurrence whose day is over is marked as overdue, in words and in colour', () => {
  show(-3);
  expect(screen.getByText('3 days overdue').closest('[class*="danger"]')).not.toBeNull();
});

it('an occurrence still to come says how far off it is and is not marked', () => {
  show(4);
  expect(screen.getByText('in 4 days').closest('[class*="danger"]')).toBeNull();
});
