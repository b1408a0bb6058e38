import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { formatDay, OutsideLink } from '@fm/ui';
import { type Column, DataTable, type TableSort } from '@fm/ui/table';
import { EmployeeStatusMark } from '../status/employee-status';
import { Expiry } from '../status/expiry';
import type { EmployeeSort, EmployeeView } from './employee-view';

type Row = Stored<Employee>;

const columns: readonly Column<Row>[] = [
  // Last name first, as lists of people are read.
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
  },
  { id: 'job', header: 'Job', cell: ({ jobTitle }) => jobTitle },
  { id: 'team', header: 'Team', width: '8rem', cell: ({ team }) => team },
  {
    id: 'status',
    header: 'Status',
    width: '10rem',
    cell: (employee) => <EmployeeStatusMark employee={employee} />,
  },
  {
    id: 'phone',
    header: 'Phone',
    width: '11rem',
    cell: ({ phone }) =>
      phone && <OutsideLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</OutsideLink>,
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

const byExpiry = { column: 'expiry', direction: 'asc' } as const;

/** The employees of one page. Those with expiring certificates come by date, the first to expire first. */
export function EmployeeTable({
  rows,
  view,
}: {
  readonly rows: readonly Row[];
  readonly view: EmployeeView;
}) {
  const sortBy = ({ column, direction }: TableSort<EmployeeSort | 'expiry'>) =>
    column !== 'expiry' && view.setSort({ column, direction });
  const expiring = view.filter.certificates === 'expiring';
  return (
    <DataTable
      caption="Employees"
      layoutName="employees"
      columns={columns}
      rows={rows}
      rowHref={({ id }) => `/employees/form?id=${id}`}
      sort={expiring ? byExpiry : view.sort}
      onSort={expiring ? undefined : sortBy}
    />
  );
}
