import { workOrderAddress } from '@fm/contract/addresses';
import { type Occurrence, occurrencesOf } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { formatDay, TextLink, VisuallyHidden } from '@fm/ui';
import { type Column, RowsPanel } from '@fm/ui/table';
import { usePlanOccurrences } from '../form/api/plan-occurrences';
import { occurrenceOrderAddress } from '../status/occurrence-order-address';
import { OccurrenceStateMark } from '../status/occurrence-state';

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

interface OccurrencePanelProps {
  readonly planId: string;
  /** The plan is active, and who looks at it may make orders. */
  readonly mayCreate: boolean;
}

/** The occurrences of a plan that are stored, the latest first, with their orders. */
export function OccurrencePanel({ planId, mayCreate }: OccurrencePanelProps) {
  const occurrences = usePlanOccurrences(planId);
  return (
    <RowsPanel
      title="The latest 12 occurrences"
      called={occurrencesOf(planId).called}
      none="There are none yet: they appear here once work orders are created for them."
      rows={occurrences}
      columns={mayCreate ? withNew : columns}
    />
  );
}
