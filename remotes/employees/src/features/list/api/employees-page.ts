import { type QuerySpec, useLivePage, useToday, workingOn } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { employees } from '@fm/domain/employee';
import { expiringUntil } from '../../status/expiry';
import type { EmployeeView } from '../employee-view';

type Part = (spec: QuerySpec) => QuerySpec;

/** Whoever left is found by the last day of work: nobody changes the status on the day after it. */
const byStatus =
  ({ status }: EmployeeView['filter'], today: CalendarDay): Part =>
  (spec) => {
    if (status === 'all') return spec;
    if (status === 'left') return spec.where('endSort', '<', today);
    return (status ? spec.where('status', '==', status) : spec).apply(workingOn(today));
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
export function useEmployeesPage(view: EmployeeView) {
  const today = useToday();
  return useLivePage(
    employees,
    (spec) =>
      spec
        .apply(live)
        .apply(byStatus(view.filter, today))
        .apply(byTeam(view.filter))
        .apply(byCertificates(view)),
    { cursor: view.cursor, search: view.search },
  );
}
