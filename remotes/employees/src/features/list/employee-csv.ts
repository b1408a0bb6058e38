import type { CsvColumn } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { EMPLOYEE_STATUS_LABELS, EMPLOYMENT_TYPE_LABELS, type Employee, statusOn } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';

/** What a file says of each of them. */
export const employeeCsv: readonly CsvColumn<Stored<Employee>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Personnel number', value: ({ employeeNo }) => employeeNo },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'Job title', value: ({ jobTitle }) => jobTitle },
  { header: 'Team', value: ({ team }) => team },
  { header: 'Employment', value: ({ employmentType }) => EMPLOYMENT_TYPE_LABELS[employmentType] },
  {
    header: 'Status',
    value: (employee) => EMPLOYEE_STATUS_LABELS[statusOn(employee, today(COMPANY.timezone))],
  },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Start', value: ({ startDate }) => startDate },
  { header: 'End', value: ({ endDate }) => endDate },
  { header: 'Manager', value: ({ managerRef }) => managerRef?.name },
  { header: 'Next certificate to expire', value: ({ nextExpiry }) => nextExpiry },
];
