import { employeeAddress } from '@fm/contract/addresses';
import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { ListTable } from '@fm/screens/list';
import { formatDay, PhoneLink } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { EmployeeStatusMark } from '../status/employee-status';
import { Expiry } from '../status/expiry';
import type { EmployeeFilter, EmployeeSort } from './api/employees-query';

type Row = Stored<Employee>;

const columns: readonly Column<Row>[] = [
  // Last name first, as lists of people are read.
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
  },
  { id: 'job', header: 'Job', speaksForItself: true, cell: ({ jobTitle }) => jobTitle },
  { id: 'team', header: 'Team', speaksForItself: true, width: '8rem', cell: ({ team }) => team },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '10rem',
    cell: (employee) => <EmployeeStatusMark employee={employee} />,
  },
  {
    id: 'phone',
    header: 'Phone',
    speaksForItself: true,
    width: '11rem',
    cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
  },
  {
    id: 'expiry',
    header: 'Next expiry',
    width: '10rem',
    cell: ({ nextExpiry }) => nextExpiry && <Expiry day={nextExpiry} />,
  },
  {
    id: 'start',
    header: 'Since',
    width: '8rem',
    sortable: true,
    showFrom: 'wide',
    cell: ({ startDate }) => formatDay(startDate),
  },
];

/** The employees of one page. Those with expiring certificates come by date, the first to expire first. */
export const employeeTable: ListTable<Employee, EmployeeFilter, EmployeeSort> = {
  layoutName: 'employees',
  columns,
  rowHref: ({ id }) => employeeAddress.record(id),
  editHref: ({ id }) => employeeAddress.edit(id),
  boundOrder: ({ certificates }) =>
    certificates === 'expiring' ? { column: 'expiry', direction: 'asc' } : undefined,
};
