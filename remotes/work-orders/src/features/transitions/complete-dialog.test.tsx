import type { Stored } from '@fm/domain/record';
import {
  emptyWorkOrder,
  type WorkOrder,
  workOrderToRecord,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { askedTransition } from '@fm/testing/asked-transition';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CompleteDialog } from './complete-dialog';

jest.mock('../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);

const confirm = jest.fn();
const order = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Service of the lift',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
    requireSignature: true,
  }),
  id: 'w1',
  status: 'inProgress',
} as Stored<WorkOrder>;

function open(more: Partial<WorkOrder> = {}) {
  const completing = workOrderTransitions.between('inProgress', 'completed');
  if (!completing) throw new Error('A job in progress can be completed.');
  return render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <CompleteDialog asked={askedTransition({ ...order, ...more }, completing, confirm)} />
      </HostProvider>
    </MemoryRouter>,
  );
}

// jsdom draws nothing.
beforeEach(() => {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: jest.fn(), scale: jest.fn(), stroke: jest.fn() } as never);
  confirm.mockReset();
  keptDrafts.clear();
});
afterEach(() => jest.restoreAllMocks());

it('has what was done and who signed again after the page was loaded anew', async () => {
  const first = open();
  await userEvent.type(screen.getByLabelText(/^What was done/), 'Ropes greased.');
  await userEvent.type(screen.getByLabelText(/^Signed for the customer by/), 'Karla Kunde');
  first.unmount();

  open();
  await screen.findByText('What was typed before is back.');
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  expect(confirm).toHaveBeenCalledWith({ outcome: 'Ropes greased.', signedBy: 'Karla Kunde' });
});

it('names what a check found', () => {
  open({ checklist: { a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail' } } });
  expect(screen.getByText('1 check failed')).toBeTruthy();
});
