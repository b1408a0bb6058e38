import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelDialog, ScheduleDialog, VerifyDialog } from './transition-dialog';

type Sent = { readonly id: string; readonly to: string; readonly input: object };
const mockSent: Sent[] = [];
let mockAnswer: (id: string) => object;
jest.mock('@fm/data', () => ({
  ...jest.requireActual('@fm/data'),
  run: async (_: string, sent: Sent) => {
    mockSent.push(sent);
    return mockAnswer(sent.id);
  },
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
  mockAnswer = () => ({ ok: true, value: {} });
  success.mockReset();
  onClose.mockReset();
});

describe('many orders at once', () => {
  it('are verified, each by its own command, and those that it is not open to stay', async () => {
    const own = done('own', { completedBy: { uid: 'u-admin', name: 'Ana Adler' } } as Partial<WorkOrder>);
    show(VerifyDialog, done('w1'), done('w2'), order('draft', {}), own);
    expect(screen.getByRole('dialog', { name: 'Verify 2 work orders' })).toBeTruthy();
    expect(screen.getByText('2 work orders of those chosen stay as they are.')).toBeTruthy();
    await press('Verify');
    expect(mockSent).toEqual([
      { id: 'w1', to: 'verified', input: {} },
      { id: 'w2', to: 'verified', input: {} },
    ]);
    expect(success).toHaveBeenCalledWith('2 work orders are verified.');
    expect(onClose).toHaveBeenCalled();
  });

  it('name those whose checks failed before they are locked', () => {
    const checklist = { a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail' } };
    show(VerifyDialog, done('w1'), done('w2', { checklist } as Partial<WorkOrder>));
    expect(screen.getByText('Checks failed on 1 work order')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Order w2');
  });

  it('are cancelled for a reason, and their plans go on with the next occurrence', async () => {
    const planned = { planRef: { id: 'p', name: 'Lift' }, occurrenceId: 'p_2026-12-01' };
    show(CancelDialog, order('w1', {}), order('w2', planned));
    await press('Cancel orders');
    expect(mockSent).toEqual([]);
    expect(screen.getByText('Say why.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'Building sold.');
    await press('Cancel orders');
    expect(mockSent.map(({ input }) => input)).toEqual([
      { reason: 'Building sold.' },
      { reason: 'Building sold.', occurrence: 'skip' },
    ]);
  });

  it('are scheduled as they are planned, and one against which something speaks is named', async () => {
    const plan = { leadId: 'jan', leadName: 'Jan Ode', plannedStart: new Date('2031-03-03T07:00Z') };
    mockAnswer = (id) =>
      id === 'w1'
        ? { ok: true, value: {} }
        : { ok: false, failure: { kind: 'invalid', message: 'Say why.' } };
    show(ScheduleDialog, order('w1', plan), order('w2', plan), order('open', {}));
    await press('Schedule');
    expect(mockSent).toMatchObject([
      { id: 'w1', input: { schedule: { lead: { id: 'jan' } } } },
      { id: 'w2' },
    ]);
    expect(screen.getByText('1 of 2 work orders changed')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain('Order w2');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are left where the server cannot be reached', async () => {
    mockAnswer = () => ({ ok: false, failure: { kind: 'unreachable', message: 'No server.' } });
    show(VerifyDialog, done('w1'), done('w2'));
    await press('Verify');
    expect(mockSent).toHaveLength(1);
    expect(screen.getByText(/2 not tried\. No server\./)).toBeTruthy();
  });
});
