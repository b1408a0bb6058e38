import { FormDialog, formatDay, formatMoney, TextField } from '@fm/ui';
import { useState } from 'react';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

/** Freezes the draft: from here on it is what the customer has in hand. */
export function SendDialog({ offer, onClose, onDone }: StepDialogProps) {
  const step = useMove(offer.id, 'sent', onDone);
  const [note, setNote] = useState('');
  const { customerRef, validUntil, grossMinor, currency } = offer;
  return (
    <FormDialog
      open
      title="Mark as sent"
      intro={
        <>
          {customerRef.name} gets this offer of <strong>{formatMoney(grossMinor, currency)}</strong>, valid
          until {formatDay(validUntil)}. After this it can no longer be changed, only replaced by a new
          version.
        </>
      }
      submitLabel="Mark as sent"
      busy={step.busy}
      failure={step.failure?.message}
      onSubmit={() => step.take({ note })}
      onClose={onClose}
    >
      <TextField
        label="Note"
        hint="How and to whom it went, for the history. May stay empty."
        value={note}
        onChange={setNote}
        maxLength={200}
      />
    </FormDialog>
  );
}
