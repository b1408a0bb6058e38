import { employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { STATUS_GROUP_OF, type WorkOrder, type WorkOrderStatus } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { PlanWarnings } from './work-order-detail';

const mockAsked: string[][] = [];
const mockPerson = {
  ...employeeToRecord({ ...emptyEmployee(), firstName: 'Jan', lastName: 'Ode', startDate: '2020-01-01' }),
  id: 'jan',
  absences: [{ from: '2031-03-03', to: '2031-03-04', kind: 'sick' }],
};
jest.mock('../planning/assignment/api/people', () => ({
  usePeople: (ids: string[]) => {
    mockAsked.push(ids);
    return { status: 'ready', rows: ids.includes('jan') ? [mockPerson] : [] };
  },
}));

/** Planned for 20:00 to 22:00: long after working hours. */
const order = (status: WorkOrderStatus, day = '2031-03-03') =>
  ({
    id: 'w1',
    status,
    statusGroup: STATUS_GROUP_OF[status],
    leadId: 'jan',
    crewIds: [],
    timezone: 'Europe/Berlin',
    plannedDay: day,
    plannedStart: new Date(`${day}T19:00Z`),
    plannedEnd: new Date(`${day}T21:00Z`),
  }) as unknown as Stored<WorkOrder>;

beforeEach(() => {
  mockAsked.length = 0;
});

describe('a job to come', () => {
  it('says that its lead will be away, and nothing of hours that were known when it was planned', () => {
    render(<PlanWarnings order={order('scheduled')} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Jan Ode is away from /),
    ]);
  });

  it('says nothing when they are there', () => {
    render(<PlanWarnings order={order('scheduled', '2031-03-05')} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it.each([
  ['that is done', order('completed')],
  ['under way', order('inProgress')],
  ['of the past', order('scheduled', '2021-03-03')],
])('a job %s reads nobody', (_, past) => {
  render(<PlanWarnings order={past} />);
  expect(mockAsked.flat()).toEqual([]);
});
