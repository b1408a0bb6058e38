import { workOrderAddress } from '@fm/contract/addresses';
import type { Occurrence } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { EmptyState, FormSection, FormWide, formatDay, ListState, TextLink, VisuallyHidden } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { occurrenceOrderAddress } from '../status/occurrence-order-address';
import { OccurrenceStateMark } from '../status/occurrence-state';
import { usePlanOccurrences } from './api/plan-occurrences';

const columns: readonly Column<Stored<Occurrence>>[] = [
  { id: 'date', header: 'Occurrence', cell: ({ dueDate }) => formatDay(dueDate) },
  {
    id: 'rule',
    header: 'By the rule',
    cell: ({ dueDate, originalDate }) => (dueDate === originalDate ? undefined : formatDay(originalDate)),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <OccurrenceStateMark state={state} />,
  },
  {
    id: 'order',
    header: 'Work order',
    cell: ({ workOrderId }) =>
      workOrderId && <TextLink to={workOrderAddress.record(workOrderId)}>Open</TextLink>,
  },
];

/** Where orders can be made of what is planned. */
const withNew = columns.map((column) =>
  column.id === 'order'
    ? {
        ...column,
        cell: (occurrence: Stored<Occurrence>) =>
          occurrence.state === 'planned' ? <NewOrder occurrence={occurrence} /> : column.cell(occurrence),
      }
    : column,
);

const NewOrder = ({
  occurrence: { planRef, originalDate, dueDate },
}: {
  readonly occurrence: Occurrence;
}) => (
  <TextLink to={occurrenceOrderAddress(planRef.id, originalDate)}>
    Create and edit
    <VisuallyHidden>{` the order of ${formatDay(dueDate)}`}</VisuallyHidden>
  </TextLink>
);

interface PlanOccurrencesProps {
  readonly planId: string;
  /** The plan is active, and who looks at it may make orders. */
  readonly mayCreate: boolean;
}

/** The occurrences of a plan that are stored, the latest first, with their orders. */
export function PlanOccurrences({ planId, mayCreate }: PlanOccurrencesProps) {
  const occurrences = usePlanOccurrences(planId);
  return (
    <FormSection title="Occurrences" hint="The latest 12, with their work orders.">
      <FormWide>
        <ListState
          of={occurrences}
          noun="occurrences"
          columns={3}
          empty={
            <EmptyState title="No occurrences yet">
              They appear here once work orders are created for them.
            </EmptyState>
          }
        >
          <DataTable caption="Occurrences" columns={mayCreate ? withNew : columns} rows={occurrences.rows} />
        </ListState>
      </FormWide>
    </FormSection>
  );
}
