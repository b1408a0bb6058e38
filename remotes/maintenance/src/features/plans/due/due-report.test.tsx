import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DueReport } from './due-report';
import type { OrderedOccurrence } from './use-due-run';

it('tells of two plans of the same name that failed each by itself', () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  const failed = (id: string, message: string) =>
    ({ id, name: 'Lift', failure: { kind: 'unreachable', message } }) as const;
  const report = {
    created: [],
    existing: [],
    skipped: [],
    failed: [failed('p1', 'No server.'), failed('p2', 'No number left.')],
    stopped: false,
  };
  render(<DueReport report={report} onDismiss={() => undefined} />);
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
