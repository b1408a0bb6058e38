import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrderTransitions } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderTransitionRun } from '../../transitions/asked-order';
import { StartWithTimer } from './start-with-timer';

const mockTimer: { running?: object } = {};
const mockSent: unknown[][] = [];
let mockAnswer: object = { ok: true, value: null };
jest.mock('./api/labour', () => ({
  useTimerOf: (id: string | undefined) =>
    id ? { status: 'ready', record: mockTimer } : { status: 'loading' },
}));
jest.mock('@fm/data', () => ({
  useActor: () => ({ uid: 'u1', role: 'manager', employeeId: 'marek' }),
  run: async (...sent: unknown[]) => {
    mockSent.push(sent);
    return mockAnswer;
  },
}));

const start = workOrderTransitions.between('scheduled', 'inProgress');
const error = jest.fn();

function show(leadId: string, stored = true) {
  if (!start) throw new Error('A scheduled job can be started.');
  const run = {
    busy: false,
    begin: (_: unknown, __: unknown, ___: unknown, then?: () => void) => stored && then?.(),
  } as unknown as OrderTransitionRun;
  const order = { id: 'w1', leadId, crewIds: [] } as unknown as Stored<WorkOrder>;
  const toast = { ...fakeHost().toast, error };
  render(
    <HostProvider host={fakeHost({ toast })}>
      <StartWithTimer order={order} run={run} transition={start} />
    </HostProvider>,
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Start with timer' }));

beforeEach(() => {
  mockSent.length = 0;
  mockAnswer = { ok: true, value: null };
  delete mockTimer.running;
  error.mockReset();
});

describe('starting a job with the timer', () => {
  it('starts the timer once the job is started', async () => {
    show('marek');
    await press();
    expect(mockSent).toEqual([['labour.startTimer', { workOrderId: 'w1', kind: 'work' }]]);
  });

  it('starts no timer of a job that was not started', async () => {
    show('marek', false);
    await press();
    expect(mockSent).toEqual([]);
  });

  it('says that the timer did not start', async () => {
    mockAnswer = { ok: false, failure: { message: 'The server cannot be reached.' } };
    show('marek');
    await press();
    expect(error).toHaveBeenCalledWith('The timer did not start. The server cannot be reached.');
  });

  it('is for who is on the job, and whose timer stands still', () => {
    show('ida');
    mockTimer.running = {};
    show('marek');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
