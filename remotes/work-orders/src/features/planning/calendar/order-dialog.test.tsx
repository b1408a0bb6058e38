import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { OrderDialog } from './order-dialog';

const REF = { id: 'x', name: 'Elbe Clinic' };
const order = (status: WorkOrder['status']) =>
  ({
    ...workOrderToRecord({ ...emptyWorkOrder(), title: 'Lift check', customerRef: REF, siteRef: REF }),
    id: 'w1',
    status,
    leadId: 'e1',
    leadName: 'Jan Ode',
    trashed: false,
  }) as unknown as Stored<WorkOrder>;
const mockLive: { record?: Stored<WorkOrder> } = {};

jest.mock('../../order/api/work-order', () => ({
  useWorkOrder: () =>
    mockLive.record ? { status: 'ready', record: mockLive.record } : { status: 'loading' },
}));

it('follows the status that somebody else changed, and begins the transitions of that one', async () => {
  const begun: string[] = [];
  const dialog = () => (
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <OrderDialog
          order={order('scheduled')}
          mayPlan={() => true}
          onReplan={() => undefined}
          onTransition={({ status }, { label }) => begun.push(`${status}: ${label}`)}
          onClose={() => undefined}
        />
      </HostProvider>
    </MemoryRouter>
  );
  const { rerender } = render(dialog());
  expect(screen.getByText('Scheduled')).toBeTruthy();
  mockLive.record = order('inProgress');
  rerender(dialog());
  expect(screen.getByText('In progress')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change status' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).not.toContain('Start');
  if (items[0]) await userEvent.click(items[0]);
  expect(begun).toEqual([expect.stringMatching(/^inProgress: /)]);
});
