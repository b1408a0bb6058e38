import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OfferOrders } from './offer-orders';

const ORDERS: Readonly<Record<string, object>> = {
  p1: {
    number: 'MP-2026-0007',
    name: 'Check',
    state: 'active',
    siteRef: { name: 'East' },
    offerTotalMinor: 900,
  },
  p2: { number: 'MP-2026-0008', name: 'Clean', state: 'ended', siteRef: { name: 'East' } },
  w1: {
    number: 'WO-2026-0042',
    title: 'Pump',
    status: 'draft',
    statusGroup: 'open',
    siteRef: { name: 'North' },
  },
  w2: {
    number: 'WO-2026-0043',
    title: 'Paint',
    status: 'inProgress',
    statusGroup: 'active',
    siteRef: { name: 'South' },
  },
};
jest.mock('@fm/data', () => ({
  run: jest.fn(),
  useAction: () => ({ busy: false, run: jest.fn() }),
  useLiveRecord: (_: unknown, id: string | undefined) =>
    id && ORDERS[id] ? { status: 'ready', record: { id, ...ORDERS[id] } } : { status: 'missing' },
}));
let mayEdit = true;
jest.mock('@fm/platform', () => ({
  ...jest.requireActual('@fm/platform'),
  useHost: () => ({ can: () => mayEdit, toast: {} }),
  useSession: () => ({ role: 'office' }),
}));

const MADE = ['w1', 'w2', 'gone'].map((id) => ({ type: 'workOrder', id }));
const PLANS = ['p1', 'p2'].map((id) => ({ type: 'maintenancePlan', id }));

const open = (convertedTo: readonly object[] = MADE) =>
  render(
    <MemoryRouter>
      <OfferOrders
        offer={
          {
            lines: {},
            lineOrders: {},
            convertedTo,
            currency: 'EUR',
            taxMode: 'exclusive',
            discount: { kind: 'none' },
          } as unknown as Stored<Offer>
        }
      />
    </MemoryRouter>,
  );

describe('the work orders of an offer', () => {
  it('are named by their numbers and states, and one that is gone by its kind', () => {
    mayEdit = true;
    open();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'WO-2026-0042',
      'WO-2026-0043',
      'Work order',
    ]);
    expect(screen.getByText('In progress')).toBeTruthy();
  });

  it('are taken back only while they are drafts, and by whoever may', () => {
    mayEdit = true;
    const { unmount } = open();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Take back WO-2026-0042',
    ]);
    unmount();
    mayEdit = false;
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stand beside its plans, which say their numbers and states and are taken back until they have ended', () => {
    mayEdit = true;
    open(PLANS);
    expect(screen.getByRole('heading', { name: /^Work orders and plans/ })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'MP-2026-0007',
      'MP-2026-0008',
    ]);
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Take back MP-2026-0007',
    ]);
  });
});
