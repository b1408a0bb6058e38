import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ReportPage } from './report-page';

const mockCount = jest.fn();
jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  useToday: () => '2026-11-25',
  countRecords: () => mockCount(),
}));
// Everything is there but the counts of the months.
jest.mock('./api/report-data', () => ({
  ...jest.requireActual<object>('./api/report-data'),
  useReportData: () => ({ data: {}, retry: () => undefined }),
}));
jest.mock('../summary/api/step-facts', () => ({
  useStepFacts: () => ({ facts: {}, retry: () => undefined }),
}));

it('says that the work of the months could not be counted, in place of a report without it, and counts again', async () => {
  const failure = { kind: 'unreachable', message: 'The server cannot be reached.' };
  mockCount.mockResolvedValue({ ok: false, failure });
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <ReportPage customer={{ id: 'c1', name: 'Elbe Clinic' } as Stored<Customer>} />
      </HostProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('The report could not be put together')).toBeTruthy();
  expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  mockCount.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(mockCount).toHaveBeenCalledTimes(12);
});
