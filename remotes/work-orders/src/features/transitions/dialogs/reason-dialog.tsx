import { TextArea } from '@fm/ui';
import { useState } from 'react';
import type { AskedMove } from '../use-mover';
import { errorOf, StepDialog } from './step-dialog';

/** Reopening a completed order and taking back a verified one: both say why. */
export function ReasonDialog({ moves }: { readonly moves: AskedMove }) {
  const [reason, setReason] = useState('');
  const reopening = moves.asked.to === 'inProgress';
  return (
    <StepDialog
      moves={moves}
      title={reopening ? 'Reopen work order' : 'Take verification back'}
      intro={
        reopening
          ? 'The job goes on. A signature of the customer is removed; the checklist and what was done stay.'
          : 'The order is completed again and can be reopened and changed.'
      }
      input={{ reason }}
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
    </StepDialog>
  );
}
