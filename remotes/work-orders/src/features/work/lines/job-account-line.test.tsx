import type { Labour } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { JobAccountLine } from './job-account-line';

const hour = (id: string) => ({ id, kind: 'work', minutes: 60, billable: true }) as Stored<Labour>;
const mockStored = Array.from({ length: 60 }, (_, at) => hour(`l${at}`));
const mockRates = Object.fromEntries(mockStored.map(({ id }) => [id, 3_000]));

jest.mock('../labour/api/labour', () => ({
  useLabour: (_: unknown, size: number) => ({ status: 'ready', rows: mockStored.slice(0, size) }),
  useLabourRates: () => ({ rates: mockRates }),
}));

const REF = { id: 'x', name: 'Elbe Clinic' };
const order = {
  id: 'w1',
  number: 'WO-1',
  title: 'Deep cleaning',
  status: 'completed',
  customerRef: REF,
  siteRef: REF,
  offerTotalMinor: 100_000,
} as Stored<WorkOrder>;

it('says how a job stands by all of its time, and not by what the panel shows of it', () => {
  render(<JobAccountLine order={order} />);
  // Thirty hours alone cost €900.00, within the offer.
  expect(screen.getByText('€1,800.00')).toBeTruthy();
  expect(screen.getByText('At a loss')).toBeTruthy();
});
