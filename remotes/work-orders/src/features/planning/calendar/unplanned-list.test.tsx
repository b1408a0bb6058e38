import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PlanAddress } from '../../list/plan-address';
import type { WorkOrderView } from '../../list/work-order-view';
import { UNPLANNED_SIZE } from './api/unplanned-orders';
import { UnplannedList } from './unplanned-list';

let mockDrafts = 0;
jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  useLivePage: () => ({ status: 'ready', rows: Array.from({ length: mockDrafts }, (_, at) => draft(at)) }),
}));

/** A draft with a time. */
const draft = (at: number) =>
  ({
    id: `w${at}`,
    title: 'Service of the lift',
    plannedStart: new Date('2026-11-25T08:00Z'),
  }) as Stored<WorkOrder>;

function open(drafts: number, active = 0) {
  mockDrafts = drafts;
  const view = { filter: {}, search: '', active } as unknown as WorkOrderView;
  const address = { to: () => '/work-orders' } as unknown as PlanAddress;
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <UnplannedList view={view} address={address} onSchedule={() => undefined} />
      </HostProvider>
    </MemoryRouter>,
  );
}

it('says that every draft has a time where all of them were looked at', () => {
  open(3);
  screen.getByText('Every draft has a time. New ones appear here.');
});

it('says it only of those that were looked at where there may be more', () => {
  open(UNPLANNED_SIZE);
  screen.getByText('No draft of those that were looked at is without a time.');
  expect(screen.queryByText(/^Every draft/)).toBeNull();
  expect(screen.queryByText('0+')).toBeNull();
});

it('says of filtered drafts no more than of those that were looked at', () => {
  open(UNPLANNED_SIZE, 1);
  screen.getByText('No draft of those that fit these filters and were looked at is without a time.');
});
