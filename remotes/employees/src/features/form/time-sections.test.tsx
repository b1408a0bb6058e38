import { type Employee, type EmployeeInput, type EmployeeValues, employeeForm } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { formatDay } from '@fm/ui';
import { FormReadOnly, useForm } from '@fm/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { AbsencesSection } from './absences-section';
import { CertificatesSection } from './certificates-section';
import { WeekHoursSection } from './week-hours-section';

const mockPlanned: { asked: string[]; rows: readonly object[] } = { asked: [], rows: [] };
// Ids and records come from the database, which there is none of here.
jest.mock('@fm/data', () => ({
  newId: () => 'fresh',
  useToday: () => '2026-11-20',
  useLiveRows: (kind: object | undefined, build: (spec: object) => object) => {
    if (!kind) return { status: 'loading', rows: [] };
    const days: string[] = [];
    const spec = {
      where: (field: string, _: string, value: string) => {
        if (field === 'plannedDay') days.push(value);
        return spec;
      },
      orderBy: () => spec,
    };
    build(spec);
    mockPlanned.asked.push(days.join(' to '));
    return { status: 'ready', rows: mockPlanned.rows };
  },
}));

let values: () => EmployeeInput;

interface SectionsProps {
  readonly typed?: Partial<EmployeeInput>;
  readonly readOnly?: boolean;
  readonly employee?: Stored<Employee>;
}

function Sections({ typed = {}, readOnly = false, employee }: SectionsProps) {
  const form = useForm<EmployeeInput, unknown, EmployeeValues>({
    defaultValues: { ...employeeForm.empty(), ...typed },
  });
  values = form.getValues;
  return (
    <MemoryRouter>
      <FormReadOnly value={readOnly}>
        <WeekHoursSection form={form} />
        <AbsencesSection control={form.control} employee={employee} />
        <CertificatesSection control={form.control} />
      </FormReadOnly>
    </MemoryRouter>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const absence = (from: string) => ({ recordId: from, from, to: from, kind: 'sick' as const });

describe('week hours', () => {
  it('are those usual for the employment until they are one’s own', async () => {
    render(<Sections typed={{ employmentType: 'part' }} />);
    expect(screen.queryByText('20 h a week')).not.toBeNull();
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hours of their own' }));
    expect(values().weekHours.mon).toEqual({ from: '08:00', to: '12:00', from2: '', to2: '' });
  });

  it('are filled by a preset and counted', async () => {
    render(<Sections typed={{ ownHours: true }} />);
    expect(screen.queryByText('0 min a week')).not.toBeNull();
    await press('Full time 40 h');
    expect(screen.queryByText('40 h a week')).not.toBeNull();
    await press('None');
    expect(screen.queryByText('0 min a week')).not.toBeNull();
  });

  it('leave nothing behind where they stop being one’s own', async () => {
    render(<Sections typed={{ ownHours: true }} />);
    await press('Full time 40 h');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hours of their own' }));
    expect(values()).toMatchObject({ ownHours: false, weekHours: employeeForm.empty().weekHours });
  });
});

describe('absences', () => {
  it('are added and taken away', async () => {
    render(<Sections />);
    await press('Add absence');
    expect(values().absences).toMatchObject([{ from: '', to: '', kind: 'holiday' }]);
    await press('Remove absence 1');
    expect(values().absences).toEqual([]);
    expect(screen.queryByText('No absences.')).not.toBeNull();
  });

  it('of long ago are folded until they are asked for', async () => {
    render(<Sections typed={{ absences: [absence('2020-01-01'), absence('2026-11-20')] }} />);
    expect(screen.queryByRole('group', { name: 'Absence 1' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Absence 2' })).not.toBeNull();
    await press('Show 1 older absence');
    expect(screen.queryByRole('group', { name: 'Absence 1' })).not.toBeNull();
  });

  it('and hours have no buttons for who may only look', () => {
    render(<Sections readOnly typed={{ ownHours: true, absences: [absence('2026-11-20')] }} />);
    expect(screen.queryByRole('button', { name: /Add|Remove|Full time|None/ })).toBeNull();
  });
});

describe('work planned in an absence', () => {
  const order = (n: number, statusGroup = 'open') => ({
    id: `w${n}`,
    number: `WO-${n}`,
    title: 'Lift check',
    statusGroup,
    plannedDay: `2026-12-0${n}`,
    plannedStart: new Date(`2026-12-0${n}T08:00Z`),
  });
  const row = { recordId: 'a', from: '2026-11-18', to: '2026-12-09', kind: 'holiday' as const };
  const jan = { id: 'jan' } as Stored<Employee>;
  beforeEach(() => {
    mockPlanned.asked = [];
    mockPlanned.rows = [order(4), order(1), order(2), order(3), order(5, 'closed')];
  });

  it('is counted, the first three as links, and leads to the calendar; what is over is not looked at', () => {
    render(<Sections typed={{ absences: [row] }} employee={jan} />);
    expect(mockPlanned.asked).toContain('2026-11-20 to 2026-12-09');
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toMatch(/^4 orders are planned for these days.*And 1 other\./);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/work-orders/w1',
      '/work-orders/w2',
      '/work-orders/w3',
      '/work-orders?view=calendar&lead=jan&day=2026-12-01',
    ]);
  });

  it('is not asked for while the days are those stored, or while one is not typed', () => {
    const stored = { ...jan, absences: [{ from: row.from, to: row.to, kind: 'sick' as const }] };
    render(<Sections typed={{ absences: [row, { ...row, recordId: 'b', to: '' }] }} employee={stored} />);
    expect(mockPlanned.asked).toEqual([]);
  });
});

describe('certificates', () => {
  const held = (recordId: string, expiresOn: string) => ({
    recordId,
    name: 'Lift attendant',
    no: '',
    issuedOn: '2020-01-01',
    expiresOn,
    status: 'valid' as const,
    types: [],
  });

  it('are added for every kind of work until some are ticked', async () => {
    render(<Sections />);
    await press('Add certificate');
    expect(values().certificates).toMatchObject([{ name: '', status: 'valid', types: [] }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Inspection' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Repair' }));
    expect(values().certificates[0]?.types).toEqual(['corrective', 'inspection']);
  });

  it('that were renewed are folded, and what has expired is said', async () => {
    render(<Sections typed={{ certificates: [held('a', '2021-01-01'), held('b', '2022-01-01')] }} />);
    expect(screen.queryByRole('group', { name: 'Certificate 1' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Certificate 2' }).textContent).toContain('Expired');
    await press('Show 1 earlier certificate');
    expect(screen.getByRole('group', { name: 'Certificate 1' }).textContent).toContain('A later one counts');
  });
});

describe('a row that is removed', () => {
  it('comes back as it was typed, in its place, with the keyboard in it', async () => {
    const certificate = (recordId: string, name: string) => ({
      ...{ recordId, name, no: '', issuedOn: '2026-01-01', expiresOn: '' },
      ...{ status: 'valid' as const, types: [] },
    });
    const certificates = [certificate('a', 'First aid'), certificate('b', 'Forklift')];
    render(<Sections typed={{ certificates }} />);
    const [name] = screen.getAllByRole('textbox', { name: 'Name' });
    if (name) await userEvent.type(name, ' for many');
    await press('Remove certificate 1');
    expect(values().certificates.map((row) => row.recordId)).toEqual(['b']);
    expect(screen.queryByText('“First aid for many” was removed. Undo works until you save.')).not.toBeNull();
    await press('Undo');
    expect(values().certificates.map((row) => row.name)).toEqual(['First aid for many', 'Forklift']);
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Name' })[0]);
  });

  it('is named by its days where it has no name', async () => {
    const longer = { ...absence('2026-12-01'), to: '2026-12-06' };
    render(<Sections typed={{ absences: [absence('2026-11-24'), longer] }} />);
    await press('Remove absence 1');
    await press('Remove absence 1');
    const [one, first, last] = ['2026-11-24', '2026-12-01', '2026-12-06'].map((day) => formatDay(day));
    for (const days of [`on ${one}`, `from ${first} to ${last}`])
      expect(
        screen.queryByText(`The absence ${days} was removed. Undo works until you save.`),
      ).not.toBeNull();
  });
});
