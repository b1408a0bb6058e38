import type { VisitFate } from '@fm/domain/work-order';
import { RadioGroup, TextArea } from '@fm/ui';
import { useState } from 'react';
import type { AskedMove } from '../use-mover';
import { errorOf, StepDialog } from './step-dialog';

const fates = [
  { id: 'skip', label: 'Leave it out: the plan goes on with the next visit' },
  { id: 'again', label: 'Do it after all: a new draft order takes over' },
] as const;

/** Cancelling a job: why, and what becomes of the visit where a plan ordered it. */
export function CancelDialog({ moves }: { readonly moves: AskedMove }) {
  const [reason, setReason] = useState('');
  const [visit, setVisit] = useState<VisitFate>('skip');
  const planned = moves.order.planRef !== undefined && moves.order.occurrenceId !== undefined;
  return (
    <StepDialog
      moves={moves}
      title="Cancel work order"
      intro="A cancelled order stays readable and cannot be opened again."
      danger
      input={{ reason, ...(planned && { visit }) }}
      shows={['reason']}
    >
      <TextArea
        label="Why?"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={errorOf(moves, 'reason')}
      />
      {planned && (
        <RadioGroup
          label={`The visit of plan “${moves.order.planRef?.name}”`}
          stacked
          options={fates}
          value={visit}
          onChange={setVisit}
        />
      )}
    </StepDialog>
  );
}
