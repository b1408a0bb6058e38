import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { EMPLOYEE_STATUS_LABELS, type Employee, employees, statusOn } from '@fm/domain/employee';

/** Who is found, with where they stand today: what is stored stays as it was after the last day of work. */
export const employeeHit = (employee: Employee) => {
  const status = statusOn(employee, today(COMPANY.timezone));
  return {
    title: employee.displayName,
    detail: [employee.jobTitle, employee.team],
    ...(status !== 'active' && { state: EMPLOYEE_STATUS_LABELS[status] }),
  };
};

export default {
  contract: CONTRACT,
  id: 'employees',
  search: recordSearch({
    collection: employees,
    orderBy: 'nameLower',
    hit: employeeHit,
  }),
} satisfies RemoteSearch;
