import { employeeAddress } from '@fm/contract/addresses';
import { columnsOf } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYEE_STATUSES,
  type Employee,
  employees,
  statusOn,
} from '@fm/domain/employee';
import { defineList, listedFilter, RecordListPage, selectFilter, switchFilter } from '@fm/screens/list';
import { EmployeePage } from '../pages';
import { type EmployeeFilter, type EmployeeSort, employeesQuery } from './api/employees-query';
import { employeeTable } from './employee-table';

/** What a file says of each of them. */
const employeeCsv = columnsOf(employees, [
  'number',
  ['employeeNo', 'Personnel number'],
  'firstName',
  'lastName',
  'jobTitle',
  'team',
  ['employmentType', 'Employment'],
  {
    header: 'Status',
    value: (employee) => EMPLOYEE_STATUS_LABELS[statusOn(employee, today(COMPANY.timezone))],
  },
  'email',
  'phone',
  ['startDate', 'Start'],
  ['endDate', 'End'],
  'managerRef',
  ['nextExpiry', 'Next certificate to expire'],
]);

/** Everybody who works for the company; those who left are hidden until asked for. */
export const employeeList = defineList<Employee, EmployeeFilter, EmployeeSort>({
  kind: employees,
  path: employeeAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: EMPLOYEE_STATUSES,
      labels: EMPLOYEE_STATUS_LABELS,
      further: [{ id: 'all', label: 'All, also those who left', chip: 'all' }],
      emptyLabel: 'Current staff',
    }),
    team: listedFilter({ label: 'Team', values: () => COMPANY.teams, emptyLabel: 'Any team' }),
    certificates: switchFilter({
      label: 'Certificates',
      value: 'expiring',
      switchLabel: 'Certificates expiring within 30 days',
      chip: 'expiring',
    }),
  },
  sorts: ['name', 'start'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: employeesQuery,
  hidden: {
    filter: 'status',
    shownBy: 'left',
    one: 'who left',
    many: 'who left',
    all: 'Those who left',
  },
  empty: {
    filtered: 'Nobody matches these filters',
    searched: 'names, numbers, job titles, teams, towns and phone numbers',
    about: 'People who work for the company appear here, with or without a login of their own.',
  },
  create: { to: employeeAddress.new(), permission: 'employees:edit' },
  file: { name: 'employees', columns: employeeCsv },
});

const OPENED_NEXT = [EmployeePage];

/** `/employees`: everybody who works for the company. */
export const EmployeeList = () => (
  <RecordListPage list={employeeList} table={employeeTable} title="Employees" next={OPENED_NEXT} />
);
