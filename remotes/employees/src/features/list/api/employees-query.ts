import { type AskedView, equal, type Narrow, workingOn } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import type { Looking } from '@fm/screens/list';
import { expiringUntil } from '../../status/expiry';

export type EmployeeFilter = 'status' | 'team' | 'certificates';
export type EmployeeSort = 'name' | 'start';
export type EmployeeView = AskedView<EmployeeFilter, EmployeeSort>;

type Part = Narrow<Employee>;

/** Whoever left is found by the last day of work: nobody changes the status on the day after it. */
const byStatus =
  ({ status }: EmployeeView['filter'], today: CalendarDay): Part =>
  (spec) => {
    if (status === 'all') return spec;
    if (status === 'left') return spec.where('endSort', '<', today);
    return spec.apply(equal('status', status)).apply(workingOn(today));
  };

const byCertificates =
  ({ filter, sort }: EmployeeView): Part =>
  (spec) => {
    if (filter.certificates !== 'expiring') {
      return spec.orderBy(sort.column === 'start' ? 'startDate' : 'nameLower', sort.direction);
    }
    return spec.where('nextExpiry', '<=', expiringUntil()).orderBy('nextExpiry');
  };

const live: Part = (spec) => spec.where('trashed', '==', false);

/** Employees that fit every filter, in their order. */
export const employeesQuery =
  (view: EmployeeView, { today }: Looking): Part =>
  (spec) =>
    spec
      .apply(live)
      .apply(byStatus(view.filter, today))
      .apply(equal('team', view.filter.team))
      .apply(byCertificates(view));
