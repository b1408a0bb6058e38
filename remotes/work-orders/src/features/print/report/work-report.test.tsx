import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { WorkReport } from './work-report';

const REF = { id: 'x', name: 'Elbe Clinic' };
const PART = { order: 0, unit: 'pcs', qtyMilli: 1000, costMinor: 0, taxBp: 1900, billable: false };
const ORDER = {
  ...workOrderToRecord({ ...emptyWorkOrder(), title: 'Lift check', customerRef: REF, siteRef: REF }),
  parts: { seal: { ...PART, name: 'Seal', at: new Date(0) }, pump: { ...PART, name: 'Pump' } },
  costs: {
    c: { order: 0, label: 'Parking', amountMinor: 1250, billable: false, at: new Date(0) },
    lift: { order: 1, label: 'Lift hire', amountMinor: 99_900, billable: true },
  },
  id: 'w1',
  trashed: false,
} as unknown as Stored<WorkOrder>;
const mockWork = { id: 'l1', employeeRef: REF, kind: 'work', day: '2026-11-20', minutes: 90, billable: true };
const mockAsked: boolean[] = [];

jest.mock('./api/report-data', () => ({
  MOST_ENTRIES: 100,
  useReportData: () => ({ data: { entries: [mockWork], files: [], assets: [] }, retry: () => undefined }),
}));
jest.mock('./api/labour-rates', () => ({
  useRatesOf: (_: string, wanted: boolean) => {
    mockAsked.push(wanted);
    return wanted
      ? { status: 'ready', record: { rates: { l1: 3000 }, billRates: { l1: 6000 } } }
      : { status: 'loading' };
  },
}));

function open(role: string, search = '') {
  const session = { uid: 'u', email: 'u@nordhaus.example', name: 'Olga', role };
  render(
    <MemoryRouter initialEntries={[`/work-orders/w1/report${search}`]}>
      <HostProvider host={fakeHost({ session })}>
        <WorkReport order={ORDER} />
      </HostProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  mockAsked.length = 0;
});

describe('the copies of a work report', () => {
  it('are one without costs and an internal one with rates, costs and what is left, without what was only expected', async () => {
    open('office');
    expect(screen.getByRole('article').textContent).not.toContain('€');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Copy' }), 'Internal');
    const sheet = screen.getByRole('article', { name: /^Cost report/ }).textContent;
    for (const words of ['€30.00', '€45.00', '€90.00', 'Parking', '€12.50', '€57.50', '€32.50'])
      expect(sheet).toContain(words);
    expect(sheet).not.toContain('Lift hire');
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  });

  it('tell the customer of parts that were used, and of none that were only expected', () => {
    open('office');
    const sheet = screen.getByRole('article').textContent;
    expect(sheet).toContain('Seal');
    expect(sheet).not.toContain('Pump');
  });

  it('have units in their own language', async () => {
    open('office');
    expect(screen.getByRole('cell', { name: '1 pcs' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
    expect(screen.getByRole('cell', { name: '1 Stk.' })).toBeTruthy();
  });

  it('are the customer’s alone for a role that may not know rates: it is said why, and none are read', () => {
    open('manager', '?copy=internal');
    expect(screen.queryByRole('combobox', { name: 'Copy' })).toBeNull();
    expect(screen.queryByText(/for the office alone/)).not.toBeNull();
    expect(screen.getByRole('article').textContent).not.toContain('€');
    expect(mockAsked).not.toContain(true);
  });
});
