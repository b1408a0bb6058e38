import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { DueReport } from './due-report';
import type { OrderedOccurrence } from './ordered-occurrence';

type Failure = ComponentProps<typeof DueReport>['report']['failed'][number];

const failed = (id: string, kind: Failure['failure']['kind'], message: string): Failure => ({
  id,
  name: 'Lift',
  failure: { kind, message },
});
const open = (...plans: readonly Failure[]) =>
  render(
    <MemoryRouter>
      <DueReport
        report={{ created: [], existing: [], skipped: [], failed: plans, stopped: false }}
        onDismiss={() => undefined}
      />
    </MemoryRouter>,
  );

it('leads to a plan that makes no order however often it is tried, and does not ask to try at once', () => {
  open(failed('p1', 'invalid', 'This is damaged.'));
  expect(screen.getByRole('link', { name: 'Lift' }).getAttribute('href')).toBe('/maintenance/p1');
  screen.getByText(/Open it, put it right and save it/);
  expect(screen.queryByText(/again to retry/)).toBeNull();
});

it('tells of two plans of the same name that failed each by itself', () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  open(failed('p1', 'unreachable', 'No server.'), failed('p2', 'quota', 'No number left.'));
  expect(screen.getByText(/No server\./)).toBeTruthy();
  expect(screen.getByText(/No number left\./)).toBeTruthy();
  // Two paragraphs under one key: React says so, and mixes them up when one goes.
  expect(noise).not.toHaveBeenCalled();
  noise.mockRestore();
});

const made = (id: string, isScheduled: boolean) =>
  ({
    id,
    orderId: id,
    plan: { template: { title: 'Clean stairs' }, siteRef: { name: 'North wing' } },
    scheduled: { date: '2026-11-30' },
    ...(isScheduled && { isScheduled: true }),
  }) as unknown as OrderedOccurrence;

it.each([
  ['that all new orders are scheduled', [true, true], 'All new orders are scheduled.'],
  ['how many of them are scheduled', [true, false], '1 new order is scheduled, the rest are drafts.'],
  ['nothing of it where none is', [false, false], undefined],
])('says %s', (_, scheduled, words) => {
  const created = scheduled.map((isScheduled, index) => made(`o${index}`, isScheduled));
  const report = { created, existing: [], skipped: [], failed: [], stopped: false };
  render(<DueReport report={report} onDismiss={() => undefined} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/scheduled/)?.textContent).toBe(words);
});
