import type { Stored } from '@fm/domain/record';
import type { WorkOrder, WorkOrderStatus } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NextJob } from './next-job';

const DAY = '2031-03-03';
let mockOrders: readonly object[] = [];
const mockAsked: (string | undefined)[] = [];
jest.mock('@fm/data', () => ({
  useActor: () => ({ employeeId: 'marek' }),
  useToday: () => '2031-03-03',
}));
jest.mock('../overview/api/own-orders', () => ({
  useOwnOrders: (_: string, id: string | undefined) => {
    mockAsked.push(id);
    return { rows: id === undefined ? [] : mockOrders };
  },
}));

const order = (id: string, status: WorkOrderStatus, plannedDay = DAY) =>
  ({
    id,
    title: `Job ${id}`,
    status,
    leadId: 'marek',
    crewIds: [],
    timezone: 'Europe/Berlin',
    siteRef: { id: 's', name: 'North wing' },
    plannedDay,
    plannedStart: new Date(`${plannedDay}T12:00Z`),
  }) as unknown as Stored<WorkOrder>;

const show = (of: Stored<WorkOrder>) =>
  render(
    <MemoryRouter>
      <NextJob order={of} />
    </MemoryRouter>,
  );

beforeEach(() => {
  mockAsked.length = 0;
  mockOrders = [order('w1', 'completed'), order('held', 'onHold'), order('w2', 'scheduled')];
});

describe('the next job', () => {
  it('is led to once a job of today is done', () => {
    show(order('w1', 'completed'));
    expect(screen.getByRole('link', { name: 'Job w2' }).getAttribute('href')).toBe('/work-orders/w2');
    expect(screen.getByText('Your next job')).toBeTruthy();
  });

  it('says where it is on another day', () => {
    mockOrders = [order('w3', 'scheduled', '2031-03-05')];
    show(order('w1', 'completed'));
    expect(screen.getByText('Your next job is on another day')).toBeTruthy();
  });

  it.each([
    ['goes on', order('w1', 'inProgress')],
    ['is one of others', { ...order('w1', 'completed'), leadId: 'ida' }],
    ['was done on another day', order('w1', 'completed', '2031-02-03')],
  ])('is not asked for while the job %s', (_, of) => {
    show(of);
    expect(mockAsked).toEqual([undefined]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
