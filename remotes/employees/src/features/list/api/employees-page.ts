import { type QuerySpec, useLivePage } from '@fm/data';
import { EMPLOYEE_STATUSES, employees } from '@fm/domain/employee';
import { expiringUntil } from '../../status/expiry';
import type { EmployeeView } from '../employee-view';

type Part = (spec: QuerySpec) => QuerySpec;

const STILL_HERE = EMPLOYEE_STATUSES.filter((status) => status !== 'left');

const byStatus =
  ({ status }: EmployeeView['filter']): Part =>
  (spec) => {
    if (status === 'all') return spec.where('status', 'in', EMPLOYEE_STATUSES);
    return status ? spec.where('status', '==', status) : spec.where('status', 'in', STILL_HERE);
  };

const byTeam =
  ({ team }: EmployeeView['filter']): Part =>
  (spec) =>
    team ? spec.where('team', '==', team) : spec;

const byCertificates =
  ({ filter, sort }: EmployeeView): Part =>
  (spec) => {
    if (filter.certificates !== 'expiring') {
      return spec.orderBy(sort.column === 'start' ? 'startDate' : 'nameLower', sort.direction);
    }
    return spec.where('nextExpiry', '<=', expiringUntil()).orderBy('nextExpiry');
  };

const live: Part = (spec) => spec.where('trashed', '==', false);

/** One page of 50 employees, live. At most 51 reads whatever the collection's size. */
export const useEmployeesPage = (view: EmployeeView) =>
  useLivePage(
    employees,
    (spec) =>
      spec.apply(live).apply(byStatus(view.filter)).apply(byTeam(view.filter)).apply(byCertificates(view)),
    { cursor: view.cursor, search: view.search },
  );
