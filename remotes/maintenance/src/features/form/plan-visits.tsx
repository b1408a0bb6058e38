import type { Occurrence } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { EmptyState, FormSection, FormWide, formatDay, ListState, TextLink, VisuallyHidden } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { visitOrderAddress } from '../status/visit-order-address';
import { VisitStateMark } from '../status/visit-state';
import { usePlanVisits } from './api/plan-visits';

const columns: readonly Column<Stored<Occurrence>>[] = [
  { id: 'date', header: 'Visit', cell: ({ dueDate }) => formatDay(dueDate) },
  {
    id: 'rule',
    header: 'By the rule',
    cell: ({ dueDate, originalDate }) => (dueDate === originalDate ? undefined : formatDay(originalDate)),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <VisitStateMark state={state} />,
  },
  {
    id: 'order',
    header: 'Work order',
    cell: ({ workOrderId }) =>
      workOrderId && <TextLink to={`/work-orders/${encodeURIComponent(workOrderId)}`}>Open</TextLink>,
  },
];

/** Where orders can be made of what is planned. */
const withNew = columns.map((column) =>
  column.id === 'order'
    ? {
        ...column,
        cell: (visit: Stored<Occurrence>) =>
          visit.state === 'planned' ? <NewOrder visit={visit} /> : column.cell(visit),
      }
    : column,
);

const NewOrder = ({ visit: { planRef, originalDate, dueDate } }: { readonly visit: Occurrence }) => (
  <TextLink to={visitOrderAddress(planRef.id, originalDate)}>
    Create and edit
    <VisuallyHidden>{` the order of ${formatDay(dueDate)}`}</VisuallyHidden>
  </TextLink>
);

interface PlanVisitsProps {
  readonly planId: string;
  /** The plan is active, and who looks at it may make orders. */
  readonly mayCreate: boolean;
}

/** The visits of a plan that are stored, the latest first, with their orders. */
export function PlanVisits({ planId, mayCreate }: PlanVisitsProps) {
  const visits = usePlanVisits(planId);
  return (
    <FormSection title="Visits" hint="The latest 12, with their work orders.">
      <FormWide>
        <ListState
          of={visits}
          noun="visits"
          columns={3}
          empty={
            <EmptyState title="No visits yet">
              They appear here once work orders are created for them.
            </EmptyState>
          }
        >
          <DataTable caption="Visits" columns={mayCreate ? withNew : columns} rows={visits.rows} />
        </ListState>
      </FormWide>
    </FormSection>
  );
}
