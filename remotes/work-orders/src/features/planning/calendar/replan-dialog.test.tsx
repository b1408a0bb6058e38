import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type OrderSchedule, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import type { OrderTransitionRun } from '../../transitions/asked-order';
import { ReplanDialog } from './replan-dialog';
import { usePlanner } from './use-planner';

const mockRun = jest.fn();

jest.mock('../../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
jest.mock('@fm/data', () => ({
  ...jest.requireActual('@fm/data'),
  run: (name: string, input: object) => mockRun(name, input),
  useActor: () => ({ uid: 'u-office', name: 'Olga Brandt', role: 'office' }),
  useCustomerBlock: () => undefined,
  useLiveRows: () => ({ status: 'ready', rows: [] }),
  useLiveRecord: () => ({ status: 'missing' }),
}));

const ida = { id: 'ida', name: 'Ida Ode' };
const jan = { id: 'jan', name: 'Jan Ode' };
const order = (over: Partial<WorkOrder> = {}): Stored<WorkOrder> =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: 'Lift check',
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North' },
    }),
    status: 'scheduled',
    leadId: ida.id,
    leadName: ida.name,
    crewRefs: [jan],
    crewIds: [jan.id],
    plannedStart: new Date('2026-11-25T08:00Z'),
    ...over,
    id: 'w1',
    trashed: false,
  }) as Stored<WorkOrder>;

/** What the calendar does with the dialog, for one order. */
function Planning({ of, dropped }: { readonly of: Stored<WorkOrder>; readonly dropped?: OrderSchedule }) {
  const planner = usePlanner({ begin: () => undefined } as unknown as OrderTransitionRun);
  const open = useRef(() => planner.open(of));
  useEffect(() => open.current(), []);
  const { asked } = planner;
  return asked && <ReplanDialog planner={planner} asked={dropped ? { ...asked, dropped } : asked} />;
}

const visit = (of = order(), dropped?: OrderSchedule) =>
  render(
    <HostProvider host={fakeHost()}>
      <Planning of={of} {...(dropped && { dropped })} />
    </HostProvider>,
  );
const replan = () => userEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
const planSent = () => mockRun.mock.lastCall?.[1];

beforeEach(() => {
  keptDrafts.clear();
  mockRun.mockReset().mockResolvedValue({ ok: true, value: null });
});

describe('planning anew by the dialog', () => {
  it('has who, when and why again after a save that failed and a page that was loaded anew', async () => {
    mockRun.mockResolvedValue({ ok: false, failure: { kind: 'offline', message: 'You are offline.' } });
    const first = visit();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Jan Ode' }));
    await userEvent.type(screen.getByLabelText(/Note/), 'Asked for by the client');
    await replan();
    await screen.findByText('You are offline.');
    const tried = planSent();
    expect(tried).toMatchObject({ plan: { crewRefs: [] }, note: 'Asked for by the client' });
    first.unmount();

    // A colleague gave it another lead meanwhile: that stays, beside what was typed.
    visit(order({ leadId: 'eva', leadName: 'Eva Ode' }));
    await screen.findByText('What was typed before is back.');
    mockRun.mockResolvedValue({ ok: true, value: null });
    await replan();
    expect(planSent()).toMatchObject({
      ...tried,
      seen: { leadId: 'eva' },
      plan: { leadId: 'eva', crewRefs: [] },
    });
    await waitFor(() => expect(keptDrafts.size).toBe(0));
  });

  it('goes by where an order is dropped, and not by what was chosen after an earlier drop', async () => {
    const at = (plannedFrom: string) => ({
      lead: ida,
      crew: [jan],
      plannedDay: '2026-11-26',
      plannedFrom,
      plannedTo: '',
    });
    const first = visit(order(), at('09:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Jan Ode' }));
    first.unmount();
    expect(keptDrafts.size).toBe(1);
    visit(order(), at('14:00'));
    await waitFor(() => expect(keptDrafts.size).toBe(0));
    expect(screen.queryByText('What was typed before is back.')).toBeNull();
    await replan();
    expect(planSent()).toMatchObject({ plan: { crewRefs: [jan] } });
  });

  it('forgets what was typed when it is cancelled', async () => {
    visit();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Jan Ode' }));
    await waitFor(() => expect(keptDrafts.size).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(keptDrafts.size).toBe(0));
  });
});
