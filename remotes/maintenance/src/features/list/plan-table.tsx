import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { type Column, DataTable } from '@fm/ui/table';
import { NextDue } from '../status/next-due';
import { PlanPlace } from '../status/plan-place';
import { PlanHealthMark, PlanStateMark } from '../status/plan-state';
import type { PlanView } from './plan-view';

type Row = Stored<Plan>;

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Plan', sortable: true, cell: ({ name }) => name },
  { id: 'customer', header: 'Customer and site', width: '16rem', cell: (plan) => <PlanPlace plan={plan} /> },
  {
    id: 'rhythm',
    header: 'Rhythm',
    cell: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate),
  },
  {
    id: 'due',
    header: 'Next visit',
    width: '10rem',
    sortable: true,
    cell: (plan) => <NextDue plan={plan} />,
  },
  { id: 'state', header: 'State', width: '7rem', cell: ({ state }) => <PlanStateMark state={state} /> },
  { id: 'health', header: 'Health', width: '7rem', cell: (plan) => <PlanHealthMark plan={plan} /> },
];

/** The plans of one page. */
export const PlanTable = ({ rows, view }: { readonly rows: readonly Row[]; readonly view: PlanView }) => (
  <DataTable
    caption="Maintenance plans"
    layoutName="plans"
    columns={columns}
    rows={rows}
    rowHref={({ id }) => `/maintenance/form?id=${id}`}
    sort={view.sort}
    onSort={view.setSort}
  />
);
