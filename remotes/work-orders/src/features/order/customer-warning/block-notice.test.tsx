import { STATUS_GROUP_OF, type WorkOrderStatus } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { BlockNotice } from './block-notice';

const mockAsked: unknown[] = [];
jest.mock('@fm/data', () => ({
  useCustomerBlock: (chosen: unknown) => {
    mockAsked.push(chosen);
    return chosen && { title: 'This customer is marked “Do not service”', text: 'Staff were threatened.' };
  },
}));

const customerRef = { id: 'c1', name: 'Pub' };
const show = (status: WorkOrderStatus) =>
  render(<BlockNotice order={{ customerRef, statusGroup: STATUS_GROUP_OF[status] }} />);

beforeEach(() => {
  mockAsked.length = 0;
});

it.each<WorkOrderStatus>(['draft', 'scheduled', 'inProgress', 'onHold'])(
  'an order that is %s says that its customer was marked since',
  (status) => {
    show(status);
    expect(screen.getByText('Staff were threatened.')).toBeTruthy();
  },
);

it.each<WorkOrderStatus>(['completed', 'cancelled'])('an order that is %s reads no customer', (status) => {
  show(status);
  expect(mockAsked).toEqual([undefined]);
  expect(screen.queryByText('Staff were threatened.')).toBeNull();
});
