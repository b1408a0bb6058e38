import { OCCURRENCE_STATE_LABELS, type Occurrence, type OccurrenceState } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import {
  EmptyState,
  FormSection,
  FormWide,
  formatDay,
  ListState,
  Status,
  type StatusProps,
  TextLink,
} from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { usePlanVisits } from './api/plan-visits';

const looks: Readonly<Record<OccurrenceState, Omit<StatusProps, 'label'>>> = {
  planned: { tone: 'neutral' },
  generated: { tone: 'info' },
  done: { tone: 'success' },
  partly: { tone: 'warning' },
  skipped: { tone: 'neutral', shape: 'cross' },
  missed: { tone: 'danger' },
};

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
    cell: ({ state }) => <Status {...looks[state]} label={OCCURRENCE_STATE_LABELS[state]} />,
  },
  {
    id: 'order',
    header: 'Work order',
    cell: ({ workOrderId }) =>
      workOrderId && <TextLink to={`/work-orders/${encodeURIComponent(workOrderId)}`}>Open</TextLink>,
  },
];

/** The visits of a plan that are stored, the latest first, with their orders. */
export function PlanVisits({ planId }: { readonly planId: string }) {
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
          <DataTable caption="Visits" columns={columns} rows={visits.rows} />
        </ListState>
      </FormWide>
    </FormSection>
  );
}
