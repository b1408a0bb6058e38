import { FormDialog, TextArea } from '@fm/ui';
import { useState } from 'react';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

/** Takes an offer back. Nothing leads on from there. */
export function WithdrawDialog({ offer, onClose, onDone }: StepDialogProps) {
  const step = useMove(offer.id, 'withdrawn', onDone);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      open
      title="Withdraw offer"
      intro="A withdrawn offer stays in the list and can neither be sent nor changed again."
      submitLabel="Withdraw offer"
      danger
      busy={step.busy}
      failure={step.general(['reason'])}
      onSubmit={() => step.take({ reason })}
      onClose={onClose}
    >
      <TextArea
        label="Why is it withdrawn?"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={step.errorOf('reason')}
      />
    </FormDialog>
  );
}
