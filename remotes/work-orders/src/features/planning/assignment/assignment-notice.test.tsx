import type { QuerySpec } from '@fm/data';
import { type Employee, employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { RecordKind, Ref } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AssignmentNotice } from './assignment-notice';
import { ReasonField } from './reason-field';
import { useAssignment } from './use-assignment';
import { useReason } from './use-reason';

type Row = Readonly<Record<string, unknown>>;

/** The store of these tests, by collection, and how far every question has come. */
const mockStore: { rows: Record<string, readonly Row[]>; status: 'loading' | 'ready' | 'failed' } = {
  rows: {},
  status: 'ready',
};

const mockFits =
  (row: Row) =>
  ([path, operator, value]: QuerySpec['filters'][number]): boolean => {
    const at =
      path === '__name__' ? row.id : path.split('.').reduce<unknown>((of, key) => (of as Row)[key], row);
    switch (operator) {
      case 'in':
        return (value as readonly unknown[]).includes(at);
      case 'array-contains-any':
        return (value as readonly unknown[]).some((one) => (at as readonly unknown[]).includes(one));
      case '>=':
        return String(at) >= String(value);
      case '<=':
        return String(at) <= String(value);
      default:
        return at === value;
    }
  };

const mockAnswer = (spec: QuerySpec, size: number) =>
  (mockStore.rows[spec.path] ?? []).filter((row) => spec.filters.every(mockFits(row))).slice(0, size);

jest.mock('@fm/data', () => {
  const actual = jest.requireActual<typeof import('@fm/data')>('@fm/data');
  type Build = (spec: QuerySpec) => QuerySpec;
  return {
    ...actual,
    useLiveRows: (kind: RecordKind<object> | undefined, build: Build, size: number) => ({
      status: mockStore.status,
      rows:
        kind && mockStore.status === 'ready' ? mockAnswer(build(actual.QuerySpec.of(kind.path)), size) : [],
    }),
    findRecords: async (kind: RecordKind<object>, build: Build, size: number) => ({
      ok: true,
      value: mockAnswer(build(actual.QuerySpec.of(kind.path)), size),
    }),
  };
});

// A Wednesday without a holiday, 09:00 to 11:00 at the site.
const JOB = {
  plannedStart: new Date('2026-11-25T08:00Z'),
  plannedEnd: new Date('2026-11-25T10:00Z'),
  timezone: 'Europe/Berlin',
};

const employee = (id: string, over: Partial<Employee> = {}) => ({
  ...employeeToRecord({
    ...emptyEmployee(),
    firstName: id,
    lastName: 'Ode',
    team: 'Technical',
    startDate: '2020-01-01',
  }),
  displayName: `${id} Ode`,
  nameLower: `ode ${id}`,
  ...over,
  id,
  trashed: false,
});

const job = (id: string, leadId: string, from: string, to: string, over: Partial<WorkOrder> = {}) => ({
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Lift check',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
  }),
  leadId,
  plannedStart: new Date(from),
  plannedEnd: new Date(to),
  plannedDay: from.slice(0, 10),
  ...over,
  id,
  number: `WO-2026-${id}`,
  trashed: false,
});

const AWAY = { absences: [{ from: '2026-11-25', to: '2026-11-30', kind: 'holiday' as const }] };
const refs = (...ids: string[]): Ref[] => ids.map((id) => ({ id, name: `${id} Ode` }));

interface ScreenProps {
  readonly lead?: string;
  readonly crew?: readonly string[];
  readonly title?: string;
  readonly onSave?: (given: boolean) => void;
}

function PlanScreen({ lead, crew = [], title, onSave }: ScreenProps) {
  const [leader, setLeader] = useState(lead === undefined ? null : (refs(lead)[0] ?? null));
  const [helpers, setHelpers] = useState(refs(...crew));
  const assignment = useAssignment({ job: { ...JOB, title }, siteId: 's', lead: leader, crew: helpers });
  const reason = useReason(assignment);
  return (
    <>
      <p>{`Led by ${leader?.name ?? 'nobody'}, with ${helpers.map(({ name }) => name).join()}`}</p>
      <AssignmentNotice
        assignment={assignment}
        onLead={setLeader}
        onCrew={(before, person) => setHelpers(helpers.map((one) => (one.id === before ? person : one)))}
      />
      <ReasonField {...reason.field} />
      <button type="button" onClick={async () => onSave?.(await reason.isGiven())}>
        Save
      </button>
    </>
  );
}

const sentences = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const suggested = () =>
  within(screen.getByRole('list', { name: 'People with free time' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/Choose$/, ''));
const reasonField = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  Object.defineProperty(globalThis.navigator, 'language', { value: 'en-GB', configurable: true });
  mockStore.status = 'ready';
  mockStore.rows = {
    employees: [employee('Jan', AWAY), employee('Ida'), employee('Bob'), employee('Cem'), employee('Dan')],
    workOrders: [],
  };
});

describe('advice on who does a job', () => {
  it('says nothing while nothing speaks against the plan', () => {
    render(<PlanScreen lead="Ida" crew={['Bob']} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose|Suggest/ })).toBeNull();
  });

  it('says what speaks against the lead and the crew, the lead first', () => {
    mockStore.rows.workOrders = [
      job('0007', 'Bob', '2026-11-25T09:30Z', '2026-11-25T12:00Z'),
      job('0008', 'Cem', '2026-11-25T07:00Z', '2026-11-25T08:30Z', { crewIds: ['Bob'] }),
    ];
    render(<PlanScreen lead="Jan" crew={['Bob']} />);
    expect(sentences()).toEqual([
      'Jan Ode is away from 25 Nov 2026 to 30 Nov 2026.',
      'Bob Ode is already booked from 10:30 to 13:00: WO-2026-0007 Lift check.',
      'Bob Ode is already booked from 08:00 to 09:30: WO-2026-0008 Lift check.',
    ]);
  });

  it('suggests who has time, each with why, and says so to screen readers', () => {
    mockStore.rows.workOrders = [
      job('0007', 'Bob', '2026-11-25T11:00Z', '2026-11-25T12:00Z'),
      job('0008', 'Dan', '2026-11-25T08:30Z', '2026-11-25T09:00Z'),
    ];
    render(<PlanScreen lead="Jan" />);
    expect(screen.getByRole('status').textContent).toBe('3 people are free at that time.');
    expect(suggested()).toEqual([
      'Bob Odefree 08:00–12:00, 37 h left in that week, knows the site, Technical',
      'Cem Odefree 08:00–16:30, 38 h left in that week, Technical',
      'Ida Odefree 08:00–16:30, 38 h left in that week, Technical',
    ]);
  });

  it('says how many are free beside the three it shows, and shows all of them when asked', async () => {
    mockStore.rows.employees = ['Jan', 'Ida', 'Bob', 'Cem', 'Dan', 'Eva'].map((id) =>
      employee(id, id === 'Jan' ? AWAY : {}),
    );
    render(<PlanScreen lead="Jan" />);
    expect(screen.getByRole('status').textContent).toBe(
      '5 people are free at that time: here are the best 3.',
    );
    expect(suggested()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(screen.getByRole('status').textContent).toBe('5 people are free at that time.');
    expect(suggested()).toHaveLength(5);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose Eva Ode');
  });

  it('puts the team of who has the trade first, though nobody of the trade is free', async () => {
    mockStore.rows.employees = [
      employee('Ann', { team: 'Grounds', jobTitle: 'Gardener' }),
      employee('Bob', { jobTitle: 'Lift technician', ...AWAY }),
      employee('Cem', { jobTitle: 'Electrician' }),
    ];
    render(<PlanScreen title="Monthly lift check" />);
    await userEvent.click(screen.getByRole('button', { name: 'Suggest people with free time' }));
    expect(suggested().map((text) => text?.split('free')[0])).toEqual(['Cem Ode', 'Ann Ode']);
  });

  it('puts the one chosen by keyboard in the lead, and says so where the focus goes', async () => {
    render(<PlanScreen lead="Jan" />);
    act(() => screen.getByRole('button', { name: 'Choose Bob Ode' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Led by Bob Ode, with')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Bob Ode instead of Jan Ode.');
  });

  it('puts the one chosen in the place of whom of the crew it is about', async () => {
    render(<PlanScreen lead="Ida" crew={['Cem', 'Jan']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose Bob Ode' }));
    expect(screen.getByText('Led by Ida Ode, with Cem Ode,Bob Ode')).not.toBeNull();
  });

  it('suggests a lead only when asked where there is none', async () => {
    render(<PlanScreen />);
    expect(screen.queryByRole('list', { name: 'People with free time' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Suggest people with free time' }));
    expect(suggested()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Choose Bob Ode' }));
    expect(document.activeElement?.textContent).toBe('Bob Ode was chosen.');
  });

  it('suggests nobody whose week is full, whatever the day looks like', () => {
    mockStore.rows.workOrders = ['23', '24', '26', '27'].map((day) =>
      job(`00${day}`, 'Bob', `2026-11-${day}T06:00Z`, `2026-11-${day}T16:00Z`),
    );
    render(<PlanScreen lead="Jan" />);
    expect(suggested().join()).not.toContain('Bob');
    expect(suggested()).toHaveLength(3);
  });

  it('says when nobody else is free, and when not everybody was looked at', () => {
    mockStore.rows.employees = [employee('Jan', AWAY)];
    const { unmount } = render(<PlanScreen lead="Jan" />);
    expect(screen.getByRole('status').textContent).toBe('Nobody else is free at that time.');
    unmount();
    mockStore.rows.employees = [
      employee('Jan', AWAY),
      ...Array.from({ length: 200 }, (_, index) => employee(`P${index}`, AWAY)),
    ];
    render(<PlanScreen lead="Jan" />);
    expect(
      screen.getByText('Only the first 200 people were looked at: others may be free too.'),
    ).not.toBeNull();
  });

  it('says when it cannot be told', () => {
    mockStore.status = 'failed';
    render(<PlanScreen lead="Jan" />);
    expect(screen.getByText(/could not be looked up\. You can plan all the same\./)).not.toBeNull();
  });
});

describe('the reason for a plan', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('is asked for where something speaks against it, and lets it pass once it is given', async () => {
    const onSave = jest.fn();
    render(<PlanScreen lead="Jan" onSave={onSave} />);
    await save();
    expect(onSave).toHaveBeenLastCalledWith(false);
    expect(reasonField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Say why, or change the plan.')).not.toBeNull();
    await userEvent.type(reasonField(), 'Back early');
    await save();
    expect(onSave).toHaveBeenLastCalledWith(true);
  });

  it('is a mere note where nothing does', async () => {
    const onSave = jest.fn();
    render(<PlanScreen lead="Ida" onSave={onSave} />);
    expect(screen.getByRole('textbox', { name: 'Note' })).not.toBeNull();
    await save();
    expect(onSave).toHaveBeenLastCalledWith(true);
  });

  it('is not got round by pressing before it is known', async () => {
    mockStore.status = 'loading';
    const onSave = jest.fn();
    render(<PlanScreen lead="Jan" onSave={onSave} />);
    await save();
    expect(onSave).toHaveBeenLastCalledWith(false);
  });
});
