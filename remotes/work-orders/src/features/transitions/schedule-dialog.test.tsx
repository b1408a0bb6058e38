import type { QuerySpec } from '@fm/data';
import { employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { RecordKind, Stored } from '@fm/domain/record';
import {
  emptyWorkOrder,
  type OrderSchedule,
  type WorkOrder,
  type WorkOrderTransitionInput,
  workOrderToRecord,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { askedTransition } from '@fm/testing/asked-transition';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleDialog } from './schedule-dialog';

type Row = Readonly<Record<string, unknown>>;

/** The store of these tests: rows by collection, records by path. */
const mockStore: { rows: Record<string, readonly Row[]>; records: Record<string, Row> } = {
  rows: {},
  records: {},
};

jest.mock('../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
jest.mock('@fm/data', () => {
  const actual = jest.requireActual<typeof import('@fm/data')>('@fm/data');
  type Build = (spec: QuerySpec) => QuerySpec;
  const fits = (spec: QuerySpec) => (row: Row) =>
    spec.filters.every(([path, operator, value]) =>
      path === '__name__' && operator === 'in' ? (value as readonly unknown[]).includes(row.id) : true,
    );
  return {
    ...actual,
    useActor: () => ({ uid: 'u-office', name: 'Olga Brandt', role: 'office' }),
    useToday: () => '2026-11-20',
    useNow: () => new Date('2026-11-20T09:10Z'),
    useCustomerBlock: () => undefined,
    useLiveRows: (kind: RecordKind<object> | undefined, build: Build) => {
      const spec = kind && build(actual.QuerySpec.of(kind.path));
      const rows = spec ? (mockStore.rows[spec.path] ?? []).filter(fits(spec)) : [];
      return { status: spec ? 'ready' : 'loading', rows };
    },
    useLiveRecord: ({ path }: RecordKind<object>, id: string | undefined) => {
      const record = mockStore.records[`${path}/${id}`];
      if (id === undefined) return { status: 'loading' };
      return record ? { status: 'ready', record } : { status: 'missing' };
    },
  };
});

const order = (over: Partial<WorkOrder>): Stored<WorkOrder> =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: 'Half-yearly ventilation service',
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
      estimateMin: 90,
    }),
    leadId: 'ida',
    leadName: 'Ida Ode',
    ...over,
    id: 'w1',
    number: 'WO-2026-0009',
    trashed: false,
  }) as Stored<WorkOrder>;

const employee = (id: string, over: Row = {}): Row => ({
  ...employeeToRecord({ ...emptyEmployee(), firstName: id, lastName: 'Ode', startDate: '2020-01-01' }),
  displayName: `${id} Ode`,
  ...over,
  id,
  trashed: false,
});

type Confirm = jest.Mock<void, [WorkOrderTransitionInput]>;

/** Opens the dialog for an order, which may have been dropped on a time and a person. */
const open = (opened: Stored<WorkOrder>): Confirm => visit(opened).confirm;

function visit(opened: Stored<WorkOrder>, dropped?: OrderSchedule) {
  const confirm = jest.fn<void, [WorkOrderTransitionInput]>();
  const transition = workOrderTransitions.between(opened.status, 'scheduled');
  if (!transition) throw new Error('Nothing to schedule.');
  const asked = {
    ...askedTransition(opened, transition, confirm),
    initial: dropped && { schedule: dropped },
  };
  const { unmount } = render(
    <HostProvider host={fakeHost()}>
      <ScheduleDialog asked={asked} />
    </HostProvider>,
  );
  return { confirm, unmount };
}

const schedule = () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }));

beforeEach(() => {
  Object.defineProperty(globalThis.navigator, 'language', { value: 'en-GB', configurable: true });
  mockStore.rows = { employees: [employee('ida'), employee('jan'), employee('bob')], workOrders: [] };
  mockStore.records = {};
  keptDrafts.clear();
});

describe('scheduling a job', () => {
  it('names the crew, and warns of them as of the lead', async () => {
    mockStore.rows.employees = [employee('ida'), employee('jan', { status: 'left', endDate: '2026-10-31' })];
    const jan = { id: 'jan', name: 'jan Ode' };
    const confirm = open(
      order({ crewRefs: [jan], crewIds: ['jan'], plannedStart: new Date('2026-11-25T08:00Z') }),
    );
    expect(screen.getByRole('list', { name: 'Crew' }).textContent).toBe('jan Ode');
    expect(screen.getByRole('alert').textContent).toContain('jan Ode is marked "Left".');
    await userEvent.click(screen.getByRole('button', { name: 'Remove jan Ode' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await schedule();
    expect(confirm.mock.lastCall?.[0].schedule).toMatchObject({ crew: [] });
  });

  const jan = { id: 'jan', name: 'jan Ode' };
  const planned = () =>
    order({ crewRefs: [jan], crewIds: ['jan'], plannedStart: new Date('2026-11-25T08:00Z') });

  it('has who and when again after a save that failed and a page that was loaded anew', async () => {
    const first = visit(planned());
    await userEvent.click(screen.getByRole('button', { name: 'Remove jan Ode' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: /hour, From/ }), '11');
    await schedule();
    expect(first.confirm).toHaveBeenCalledTimes(1);
    first.unmount();

    const { confirm } = visit(planned());
    await screen.findByText('What was typed before is back.');
    await schedule();
    expect(confirm.mock.lastCall?.[0]).toEqual(first.confirm.mock.lastCall?.[0]);
    expect(confirm.mock.lastCall?.[0].schedule).toMatchObject({ crew: [], plannedFrom: '11:00' });
  });

  it('goes by where an order is dropped, and not by what was chosen after an earlier drop', async () => {
    const at = (plannedFrom: string) => ({
      lead: { id: 'ida', name: 'Ida Ode' },
      crew: [jan],
      plannedDay: '2026-11-26',
      plannedFrom,
      plannedTo: '',
    });
    const first = visit(order({}), at('09:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove jan Ode' }));
    first.unmount();

    const again = visit(order({}), at('09:00'));
    await screen.findByText('What was typed before is back.');
    await schedule();
    expect(again.confirm.mock.lastCall?.[0].schedule).toEqual({ ...at('09:00'), crew: [] });
    again.unmount();

    const other = visit(order({}), at('14:00'));
    await waitFor(() => expect(keptDrafts.size).toBe(0));
    await schedule();
    expect(screen.queryByText('What was typed before is back.')).toBeNull();
    expect(other.confirm.mock.lastCall?.[0].schedule).toEqual(at('14:00'));
  });
});

describe('an order without a time', () => {
  const job = (id: string, from: string, to: string): Row => ({
    ...order({ plannedStart: new Date(from), plannedEnd: new Date(to) }),
    id,
  });
  const friday = job('friday', '2026-11-20T09:00Z', '2026-11-20T15:30Z');
  const monday = job('monday', '2026-11-23T07:00Z', '2026-11-23T08:00Z');

  it('is proposed for when its lead first has time within a week, as long as estimated', async () => {
    mockStore.rows.workOrders = [friday, monday];
    const confirm = open(order({}));
    screen.getByText('Proposed: Ida Ode has time on 23 Nov 2026 from 09:00.');
    await schedule();
    expect(confirm.mock.lastCall?.[0].schedule).toMatchObject({
      plannedDay: '2026-11-23',
      plannedFrom: '09:00',
      plannedTo: '10:30',
    });
  });

  it('is proposed for today while the day has a gap that is not over', () => {
    mockStore.rows.workOrders = [monday];
    open(order({}));
    screen.getByText('Proposed: Ida Ode has time on 20 Nov 2026 from 10:15.');
  });

  it('keeps the day for which somebody typed a time, and proposes no other', async () => {
    mockStore.rows.workOrders = [friday, monday];
    const confirm = open(order({}));
    await userEvent.type(screen.getByRole('spinbutton', { name: /hour, From/ }), '14');
    expect(screen.queryByText(/^Proposed/)).toBeNull();
    await schedule();
    expect(confirm.mock.lastCall?.[0].schedule).toMatchObject({
      plannedDay: '2026-11-23',
      plannedFrom: '14:00',
      plannedTo: '15:30',
    });
  });

  it('has no proposal where nobody leads it', () => {
    open(order({ leadId: '' }));
    expect(screen.queryByText(/^Proposed/)).toBeNull();
  });
});

describe('an order that was created from a plan', () => {
  const FROM_PLAN = { planRef: { id: 'p1', name: 'Ventilation' }, occurrenceId: 'p1_2026-12-06' };
  const due = (dueDate: string) => {
    mockStore.records['maintenancePlans/p1/occurrences/p1_2026-12-06'] = { dueDate };
  };

  it('is proposed for the day of its occurrence, at the time of the order before it, as long as estimated', async () => {
    due('2026-12-07');
    mockStore.rows.workOrders = [
      { ...order({ plannedStart: new Date('2026-06-08T06:30Z') }), id: 'before' } as unknown as Row,
    ];
    const confirm = open(order(FROM_PLAN));
    screen.getByText(
      'Proposed from its plan: the occurrence is due on 7 Dec 2026, and the last one began at 08:30.',
    );
    await schedule();
    expect(confirm.mock.lastCall?.[0].schedule).toMatchObject({
      plannedDay: '2026-12-07',
      plannedFrom: '08:30',
      plannedTo: '10:00',
    });
  });

  it('is proposed for no day that has passed', () => {
    due('2026-11-02');
    open(order(FROM_PLAN));
    screen.getByText('The occurrence of its plan was due on 2 Nov 2026.');
  });
});
