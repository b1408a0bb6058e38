import type { RecordKind } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { EmployeePage } from './employee-page';

const mockAsked: string[] = [];

jest.mock('@fm/data', () => ({
  ...jest.requireActual('@fm/data'),
  useToday: () => '2026-11-20',
  useLiveRecord: ({ path }: RecordKind<object>, id: string) => {
    mockAsked.push(`${path}/${id}`);
    return { status: 'loading' };
  },
  useLiveRows: (kind: RecordKind<object> | undefined) => {
    mockAsked.push(kind?.path ?? 'nothing');
    return { status: 'loading', rows: [] };
  },
}));

it('asks for the work of an employee together with the employee, and not once they are there', () => {
  render(
    <MemoryRouter initialEntries={['/employees/e1']}>
      <HostProvider host={fakeHost()}>
        <Routes>
          <Route path="/employees/:employeeId" element={<EmployeePage />} />
        </Routes>
      </HostProvider>
    </MemoryRouter>,
  );
  expect(mockAsked).toEqual(['employees/e1', 'workOrders', 'workOrders']);
});
