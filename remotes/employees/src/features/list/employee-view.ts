import { type ListView, useListView } from '@fm/data';
import { EMPLOYEE_STATUSES, TEAMS } from '@fm/domain/employee';

/** `all` also shows those who left; without a status they are hidden, and the list says so. */
const STATUS_FILTERS = [...EMPLOYEE_STATUSES, 'all'] as const;

export type EmployeeSort = 'name' | 'start';
export type EmployeeView = ListView<'status' | 'team' | 'certificates', EmployeeSort>;

const options = {
  filters: { status: STATUS_FILTERS, team: TEAMS, certificates: ['expiring'] },
  sorts: ['name', 'start'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the employees, from the address. */
export const useEmployeeView = (): EmployeeView =>
  useListView<'status' | 'team' | 'certificates', EmployeeSort>(options);
