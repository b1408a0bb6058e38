import { today } from '@fm/domain/calendar-day';
import { type EmployeeInput, type EmployeeValues, employeeForm } from '@fm/domain/employee';
import { FormReadOnly, useForm } from '@fm/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbsencesSection } from './absences-section';
import { WeekHoursSection } from './week-hours-section';

// Ids come from the database, which there is none of here.
jest.mock('@fm/data', () => ({ newId: () => 'fresh' }));

let values: () => EmployeeInput;

interface SectionsProps {
  readonly typed?: Partial<EmployeeInput>;
  readonly readOnly?: boolean;
}

function Sections({ typed = {}, readOnly = false }: SectionsProps) {
  const form = useForm<EmployeeInput, unknown, EmployeeValues>({
    defaultValues: { ...employeeForm.empty(), ...typed },
  });
  values = form.getValues;
  return (
    <FormReadOnly value={readOnly}>
      <WeekHoursSection form={form} />
      <AbsencesSection control={form.control} />
    </FormReadOnly>
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
    render(<Sections typed={{ absences: [absence('2020-01-01'), absence(today('Europe/Berlin'))] }} />);
    expect(screen.queryByRole('group', { name: 'Absence 1' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Absence 2' })).not.toBeNull();
    await press('Show 1 older absence');
    expect(screen.queryByRole('group', { name: 'Absence 1' })).not.toBeNull();
  });

  it('and hours have no buttons for who may only look', () => {
    render(<Sections readOnly typed={{ ownHours: true, absences: [absence(today('Europe/Berlin'))] }} />);
    expect(screen.queryByRole('button', { name: /Add|Remove|Full time|None/ })).toBeNull();
  });
});
