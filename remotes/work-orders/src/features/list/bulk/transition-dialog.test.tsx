import type { BatchOptions, CommandInput, PageChange } from '@fm/data';
import { employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleDialog } from './schedule-dialog';
import { CancelDialog, VerifyDialog } from './transition-dialog';

/** Everybody is free whom drafts have as their leads. */
const mockLookup = { fails: false };
jest.mock('./lead-days', () => ({
  findLeadDays: async (drafts: readonly { leadId: string }[]) =>
    mockLookup.fails
      ? { ok: false, failure: { kind: 'offline', message: 'You are offline.' } }
      : { ok: true, value: new Map(drafts.map(({ leadId }) => [leadId, { person: mockPerson, jobs: [] }])) },
}));
const mockPerson = employeeToRecord({ ...emptyEmployee(), startDate: '2020-01-01' });

type Sent = CommandInput<'workOrders.transitionMany'>;
const mockSent: Sent[] = [];
let mockFails = false;
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  useBatch: (_: object, { onDone }: BatchOptions) => ({
    progress: undefined,
    report: undefined,
    stop: () => undefined,
    run: async (rows: readonly { id: string }[], asked: PageChange) => {
      mockSent.push(
        asked.input(
          rows.map(({ id }) => id),
          'b',
        ) as Sent,
      );
      if (!mockFails) onDone(rows.length);
    },
  }),
}));

const order = (id: string, over: Partial<WorkOrder>) =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: `Order ${id}`,
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
    }),
    id,
    ...over,
  }) as Stored<WorkOrder>;
const done = (id: string, over: Partial<WorkOrder> = {}) =>
  order(id, { status: 'completed', statusGroup: 'closed', ...over });

const success = jest.fn();
const onClose = jest.fn();
const show = (Dialog: typeof VerifyDialog, ...rows: readonly Stored<WorkOrder>[]) =>
  render(
    <HostProvider host={fakeHost({ toast: { ...fakeHost().toast, success } })}>
      <Dialog rows={rows} onClose={onClose} />
    </HostProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  mockSent.length = 0;
  mockFails = false;
  mockLookup.fails = false;
  success.mockReset();
  onClose.mockReset();
});

describe('many orders at once', () => {
  it('are verified, and those that it is not open to stay, with the reason where it is the own work', async () => {
    const own = done('own', { completedBy: { uid: 'u-admin', name: 'Ana Adler' } } as Partial<WorkOrder>);
    show(VerifyDialog, done('w1'), done('w2'), order('draft', {}), own);
    expect(screen.getByRole('dialog', { name: 'Verify 2 work orders' })).toBeTruthy();
    screen.getByText('You completed 1 of those chosen, so somebody else has to verify it.');
    screen.getByText('1 work order of those chosen stays as it is.');
    await press('Verify');
    expect(mockSent).toEqual([{ ids: ['w1', 'w2'], to: 'verified' }]);
    expect(success).toHaveBeenCalledWith('2 work orders are verified.');
    expect(onClose).toHaveBeenCalled();
  });

  it('name those whose checks failed before they are locked', () => {
    const checklist = { a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail' } };
    show(VerifyDialog, done('w1'), done('w2', { checklist } as Partial<WorkOrder>));
    expect(screen.getByText('Checks failed on 1 work order')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Order w2');
  });

  it('name ten of those whose checks failed, and count the rest', () => {
    const checklist = { a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail' } };
    const failed = Array.from({ length: 12 }, (_, n) => done(`w${n}`, { checklist } as Partial<WorkOrder>));
    show(VerifyDialog, ...failed);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('And 2 more work orders.')).toBeTruthy();
  });

  it('are cancelled for a reason', async () => {
    show(CancelDialog, order('w1', {}), order('w2', {}));
    await press('Cancel orders');
    expect(mockSent).toEqual([]);
    expect(screen.getByText('Say why.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'Building sold.');
    await press('Cancel orders');
    expect(mockSent).toEqual([{ ids: ['w1', 'w2'], to: 'cancelled', reason: 'Building sold.' }]);
  });

  it('are scheduled where who and when is known', async () => {
    const plan = { leadId: 'jan', leadName: 'Jan Ode', plannedStart: new Date('2031-03-03T07:00Z') };
    show(ScheduleDialog, order('w1', plan), done('w2'));
    expect(await screen.findByRole('dialog', { name: 'Schedule 1 work order' })).toBeTruthy();
    expect(screen.getByText('1 work order of those chosen stays as it is.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Schedule');
    expect(mockSent).toEqual([{ ids: ['w1'], to: 'scheduled', schedules: {} }]);
    expect(success).toHaveBeenCalledWith('1 work order is scheduled.');
  });

  it('are scheduled in the first free hours of their leads, which are shown before', async () => {
    show(ScheduleDialog, order('w1', { leadId: 'jan', leadName: 'Jan Ode' }), order('open', {}));
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^Order w1.*–.*, Jan Ode$/);
    expect(screen.getByText('Nobody leads 1 of those chosen: it stays a draft.')).toBeTruthy();
    await press('Schedule');
    expect(mockSent).toMatchObject([
      {
        ids: ['w1'],
        to: 'scheduled',
        schedules: {
          w1: { lead: { id: 'jan', name: 'Jan Ode' }, plannedFrom: expect.stringMatching(/^\d\d:\d\d$/) },
        },
      },
    ]);
  });

  it('stay drafts where nobody leads them, and say what is missing', async () => {
    show(ScheduleDialog, order('open', {}));
    await press('Schedule');
    expect(await screen.findByText('None of them has a lead and a time.')).toBeTruthy();
    expect(mockSent).toEqual([]);
  });

  it('look up again when their leads are free where that failed', async () => {
    mockLookup.fails = true;
    show(ScheduleDialog, order('w1', { leadId: 'jan', leadName: 'Jan Ode' }));
    expect(await screen.findByText('When their leads are free could not be looked up')).toBeTruthy();
    mockLookup.fails = false;
    await press('Try again');
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^Order w1/);
  });

  it('are not said to be done where they are not', async () => {
    mockFails = true;
    show(VerifyDialog, done('w1'));
    await press('Verify');
    expect(mockSent).toHaveLength(1);
    expect(success).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
