import type { CommandInput, Outcome, PageChange } from '@fm/data';
import type { AssignmentWarning, PlannedTogether } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import { shiftedBy, toPriority, type WorkOrder } from '@fm/domain/work-order';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FoundTogether } from '../../planning/assignment/find-warnings-together';
import { BulkChange } from './bulk-change';

const mockFind = jest.fn<Promise<Outcome<FoundTogether>>, [readonly PlannedTogether[]]>();
const mockChange = jest.fn();

jest.mock('../../planning/assignment/find-warnings-together', () => ({
  findWarningsTogether: (changes: readonly PlannedTogether[]) => mockFind(changes),
}));
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  useBatch: () => ({
    progress: undefined,
    report: undefined,
    stop: () => undefined,
    run: async (rows: readonly { id: string }[], asked: PageChange) => {
      const {
        ids,
        change: _,
        ...note
      } = asked.input(
        rows.map(({ id }) => id),
        'b',
      ) as CommandInput<'workOrders.changeMany'>;
      for (const id of ids) mockChange(id, note);
    },
  }),
}));

const order = (id: string) =>
  ({
    id,
    number: `WO-${id}`,
    title: 'Check the boiler',
    status: 'scheduled',
    statusGroup: 'open',
    leadId: 'jan',
    crewIds: [],
    timezone: 'Europe/Berlin',
    plannedStart: new Date('2026-11-23T08:00Z'),
    plannedDay: '2026-11-23',
  }) as unknown as Stored<WorkOrder>;

const warning = (words: string): AssignmentWarning => ({ kind: 'absent', employeeId: 'jan', words });
const against =
  (ids: readonly string[], words: readonly string[] = ['Jan is away.'], capped = false) =>
  async (changes: readonly PlannedTogether[]): Promise<Outcome<FoundTogether>> => ({
    ok: true,
    value: {
      orders: changes
        .filter(({ after }) => ids.includes(after.id))
        .map(({ after }) => ({ order: after, warnings: words.map(warning) })),
      capped,
    },
  });

function Asking({ rows, onClose = () => undefined }: { rows: Stored<WorkOrder>[]; onClose?: () => void }) {
  const [days, setDays] = useState(1);
  return (
    <BulkChange
      rows={rows}
      onClose={onClose}
      title={{ one: 'Reschedule 1 work order', many: 'Reschedule {count} work orders' }}
      submitLabel="Reschedule"
      changeOf={() => ({ change: { to: 'shift', days }, compute: shiftedBy(days) })}
    >
      <button type="button" onClick={() => setDays(days + 1)}>
        A day later
      </button>
    </BulkChange>
  );
}

const plan = () => userEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
const reason = () => screen.queryByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  mockFind.mockReset().mockImplementation(against([]));
  mockChange.mockReset();
});

describe('planning many orders at once', () => {
  it('is done at once where nothing speaks against it', async () => {
    render(<Asking rows={[order('1'), order('2')]} />);
    await plan();
    await waitFor(() => expect(mockChange).toHaveBeenCalledTimes(2));
    expect(mockChange).toHaveBeenCalledWith('1', { batchId: 'b' });
  });

  it('shows by order what speaks against it, and goes to the reason it needs', async () => {
    mockFind.mockImplementation(against(['2'], ['Jan is away.', 'Jan is already booked.']));
    render(<Asking rows={[order('1'), order('2')]} />);
    await plan();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something speaks against 1 of 2 plans');
    expect(alert.textContent).toContain('WO-2');
    expect(within(alert).getByText('Jan is already booked.')).not.toBeNull();
    expect(document.activeElement).toBe(reason());
    await plan();
    expect(mockChange).not.toHaveBeenCalled();
  });

  it('writes the reason into the history of every order', async () => {
    mockFind.mockImplementation(against(['2']));
    render(<Asking rows={[order('1'), order('2')]} />);
    await plan();
    await userEvent.type(await screen.findByRole('textbox'), ' Back early ');
    await plan();
    expect(mockChange.mock.calls).toEqual([
      ['1', { batchId: 'b', note: 'Back early' }],
      ['2', { batchId: 'b', note: 'Back early' }],
    ]);
    expect(mockFind).toHaveBeenCalledTimes(1);
  });

  it('looks again once the plan is another, and leaves the reason of the one before out', async () => {
    mockFind.mockImplementationOnce(against(['1']));
    render(<Asking rows={[order('1')]} />);
    await plan();
    await userEvent.type(await screen.findByRole('textbox'), 'Back early');
    await userEvent.click(screen.getByRole('button', { name: 'A day later' }));
    expect(reason()).toBeNull();
    await plan();
    await waitFor(() => expect(mockChange).toHaveBeenCalledWith('1', { batchId: 'b' }));
  });

  it('names a few orders and reasons and counts the rest', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => order(String(index)));
    mockFind.mockImplementation(
      against(
        rows.map(({ id }) => id),
        ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
        true,
      ),
    );
    render(<Asking rows={rows} />);
    await plan();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByText('And 3 more.')).toHaveLength(5);
    expect(within(alert).getByText('And 4 more work orders.')).not.toBeNull();
    expect(within(alert).getByText(/than were looked at/)).not.toBeNull();
  });

  it('is not forbidden by what cannot be looked up', async () => {
    mockFind.mockResolvedValue({ ok: false, failure: { kind: 'unreachable', message: 'No connection.' } });
    render(<Asking rows={[order('1')]} />);
    await plan();
    await waitFor(() => expect(mockChange).toHaveBeenCalledTimes(1));
  });

  it('is given up by whoever leaves while it is looked up', async () => {
    let answer: (found: Outcome<FoundTogether>) => void = () => undefined;
    mockFind.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { unmount } = render(<Asking rows={[order('1')]} />);
    await plan();
    unmount();
    answer({ ok: true, value: { orders: [], capped: false } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(mockChange).not.toHaveBeenCalled();
  });

  it('looks nothing up where nobody gets another plan', async () => {
    render(
      <BulkChange
        rows={[order('1')]}
        onClose={() => undefined}
        title={{ one: 'Change 1 work order', many: 'Change {count} work orders' }}
        submitLabel="Reschedule"
        changeOf={() => ({
          change: { to: 'priority', priority: 'high' },
          compute: toPriority('high', 'office'),
        })}
      >
        {null}
      </BulkChange>,
    );
    await plan();
    await waitFor(() => expect(mockChange).toHaveBeenCalledTimes(1));
    expect(mockFind).not.toHaveBeenCalled();
  });
});
