import { render, screen } from '@testing-library/react';
import { DueReport } from './due-report';

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
