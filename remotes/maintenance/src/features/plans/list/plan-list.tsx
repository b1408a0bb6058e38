import { planAddress } from '@fm/contract/addresses';
import { columnsOf, customerOptions } from '@fm/data';
import { customers } from '@fm/domain/customer';
import {
  maintenancePlans,
  PLAN_HEALTH,
  PLAN_HEALTH_LABELS,
  PLAN_STATE_LABELS,
  PLAN_STATES,
  type Plan,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { defineList, type ListTable, RecordListPage, recordFilter, selectFilter } from '@fm/screens/list';
import type { Column } from '@fm/ui/table';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AssetList, PlanPage } from '../../pages';
import { NextDue } from '../status/next-due';
import { PlanPlace } from '../status/plan-place';
import { PlanHealthMark, PlanStateMark } from '../status/plan-state';
import { PlanTabs } from '../tabs/plan-tabs';
import { type PlanFilter, type PlanSort, plansQuery } from './api/plans-query';

type Row = Stored<Plan>;

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Plan', sortable: true, cell: ({ name }) => name },
  {
    id: 'customer',
    header: 'Customer and site',
    speaksForItself: true,
    width: '16rem',
    cell: (plan) => <PlanPlace plan={plan} />,
  },
  {
    id: 'rhythm',
    header: 'Frequency',
    speaksForItself: true,
    cell: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate),
  },
  {
    id: 'due',
    header: 'Next occurrence',
    width: '10rem',
    sortable: true,
    cell: (plan) => <NextDue plan={plan} />,
  },
  {
    id: 'state',
    header: 'State',
    speaksForItself: true,
    width: '7rem',
    cell: ({ state }) => <PlanStateMark state={state} />,
  },
  {
    id: 'health',
    header: 'Health',
    speaksForItself: true,
    width: '7rem',
    cell: (plan) => <PlanHealthMark plan={plan} />,
  },
];

/** The plans of one page. */
const planTable: ListTable<Plan, PlanFilter, PlanSort> = {
  caption: 'Maintenance plans',
  layoutName: 'plans',
  columns,
  rowHref: ({ id }) => planAddress.record(id),
  editHref: ({ id }) => planAddress.edit(id),
};

/** What a file says of each of them. */
const planCsv = columnsOf(maintenancePlans, [
  'number',
  'name',
  'state',
  'health',
  'customerRef',
  'siteRef',
  { header: 'Frequency', value: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate) },
  ['startDate', 'Start'],
  ['endDate', 'End'],
  ['nextDueDate', 'Next occurrence'],
  ['template.leadName', 'Lead'],
]);

/** Which work repeats where; ended plans are hidden until asked for. */
export const planList = defineList<Plan, PlanFilter, PlanSort>({
  kind: maintenancePlans,
  path: planAddress.list(),
  called: { one: 'plan', many: 'plans' },
  filters: {
    state: selectFilter({
      label: 'State',
      values: PLAN_STATES,
      labels: PLAN_STATE_LABELS,
      further: [{ id: 'all', label: 'All, also ended', chip: 'all' }],
      emptyLabel: 'Not ended',
    }),
    health: selectFilter({
      label: 'Health',
      values: PLAN_HEALTH.filter((health) => health !== 'ok'),
      labels: PLAN_HEALTH_LABELS,
      emptyLabel: 'Any health',
    }),
    customer: recordFilter({
      label: 'Customer',
      kind: customers,
      placeholder: 'Any customer',
      load: () => customerOptions,
    }),
  },
  sorts: ['due', 'name'],
  defaultSort: { column: 'due', direction: 'asc' },
  query: plansQuery,
  hidden: {
    filter: 'state',
    shownBy: 'ended',
    one: 'ended plan',
    many: 'ended plans',
    all: 'Ended plans',
  },
  empty: {
    searched: 'numbers, names, customers and sites',
    about: 'A plan says which work repeats at a site, and makes its work orders in time.',
  },
  create: { to: planAddress.new(), permission: 'maintenance:edit' },
  file: { name: 'maintenance-plans', columns: planCsv },
});

const OPENED_NEXT = [PlanPage, AssetList];

/** `/maintenance` lists the plans; history and reminders name one by `/maintenance?id=…`. */
export function PlanListScreen() {
  const id = useSearchParams()[0].get('id');
  return id ? <Navigate to={planAddress.record(id)} replace /> : <PlanList />;
}

function PlanList() {
  return (
    <RecordListPage
      next={OPENED_NEXT}
      list={planList}
      table={planTable}
      title="Maintenance"
      above={<PlanTabs current="plans" />}
    />
  );
}
