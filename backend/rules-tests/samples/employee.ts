import {
  employeeForm,
  employeePrivateOf,
  employees,
  employeeToPrivate,
  FULL_WEEK,
  weekHoursToForm,
} from '@fm/domain/employee';
import { parse } from 'valibot';
import { address, sample } from './sample';

const employee = parse(employeeForm.schema, {
  ...employeeForm.empty(),
  firstName: 'Jörg',
  lastName: "O'Hara",
  jobTitle: 'Technician',
  employeeNo: '4711',
  email: 'joerg@nordhaus.example',
  phone: '+49 30 1234567',
  startDate: '2020-02-29',
  managerRef: { id: 'e-admin', name: 'Ana Adler' },
  address,
  emergencyContact: 'Rita, +49 30 7654321',
  notes: 'Left-handed.',
  costRateMinor: 2150,
  billRateMinor: 4300,
  ownHours: true,
  weekHours: weekHoursToForm(FULL_WEEK),
  absences: [{ recordId: 'a', from: '2026-12-01', to: '2026-12-04', kind: 'holiday' }],
  certificates: [
    {
      recordId: 'c',
      name: 'Gas installation',
      no: 'GI-4711',
      issuedOn: '2024-02-29',
      expiresOn: '2029-02-28',
      status: 'valid',
      types: ['corrective', 'installation'],
    },
  ],
});

export const EMPLOYEE = sample(employees, employeeForm.toRecord(employee), {
  jobTitle: 'Lead technician',
});

/** Under the employee `r1`, always as `hr`. */
export const EMPLOYEE_PRIVATE = sample(employeePrivateOf('r1'), employeeToPrivate(employee), {
  notes: 'Left-handed, size L.',
});
