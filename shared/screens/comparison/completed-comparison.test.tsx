import type { Labour } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CompletedComparison } from './completed-comparison';

let mockRole = 'office';
jest.mock('@fm/platform', () => ({
  ...jest.requireActual('@fm/platform'),
  useSession: () => ({ role: mockRole }),
}));
let mockOrders: readonly Stored<WorkOrder>[] = [];
let mockFails = false;
const mockAsked: string[] = [];
const mockFailure = { ok: false, failure: { kind: 'unreachable', message: 'You are offline.' } };
jest.mock('@fm/data', () => ({
  findRecords: async ({ path }: { readonly path: string }, _: unknown, limit: number) => {
    mockAsked.push(path);
    if (mockFails) return mockFailure;
    return { ok: true, value: path === 'workOrders' ? mockOrders.slice(0, limit) : [mockHour] };
  },
  findRecord: async () => ({ ok: true, value: { rates: { t1: 3_000 }, billRates: { t1: 5_000 } } }),
  useFileWriting: () => () => undefined,
}));
const mockHour = { id: 't1', kind: 'work', minutes: 60, billable: true } as unknown as Stored<Labour>;

const order = (n: number) =>
  ({
    id: `w${n}`,
    number: `WO-${n}`,
    title: 'Clean stairs',
    status: 'verified',
    planPriceMinor: 10_000,
    siteRef: { id: 's1', name: 'North wing' },
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
  }) as Stored<WorkOrder>;

const show = () =>
  render(
    <MemoryRouter>
      <CompletedComparison field="planRef.id" id="p1" fileName="PL-1" />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  mockRole = 'office';
  mockFails = false;
  mockAsked.length = 0;
  mockOrders = [order(1), order(2)];
});

describe('offered, done and cost of completed orders', () => {
  it('are read at a press and not before, a row for each order that leads there, and their sum', async () => {
    show();
    expect(mockAsked).toEqual([]);
    await press('Work it out');
    const row = await screen.findByRole('row', { name: /^WO-2/ });
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/work-orders/w2');
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^WO-1/)).toEqual(expect.arrayContaining(['€100.00', '€30.00', '€70.00']));
    expect(cells(/^Sum/)).toEqual(expect.arrayContaining(['€200.00', '€60.00', '€140.00']));
    expect(screen.getByText(/Orders that are still open are left out\./)).toBeTruthy();
  });

  it('say that earlier orders are left out', async () => {
    mockOrders = Array.from({ length: 40 }, (_, n) => order(n));
    show();
    await press('Work it out');
    await screen.findByText(/These are the last 30 orders that were completed/);
    // The orders, and the time of thirty of them.
    expect(mockAsked).toHaveLength(1 + 30);
  });

  it('say what failed, and are worked out again', async () => {
    mockFails = true;
    show();
    await press('Work it out');
    await screen.findByText('You are offline.');
    mockFails = false;
    await press('Work it out again');
    await screen.findByRole('row', { name: /^Sum/ });
  });

  it('are nothing to whoever may not know prices', () => {
    mockRole = 'manager';
    expect(show().container.textContent).toBe('');
  });
});
