import { run, useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FormDialog, TextField } from '@fm/ui';
import { useState } from 'react';
import { Pad } from './pad';

interface SignatureDialogProps {
  readonly order: Stored<WorkOrder>;
  readonly onClose: () => void;
}

/** Lets the customer sign, drawn or by the typed name. */
export function SignatureDialog({ order, onClose }: SignatureDialogProps) {
  const action = useAction();
  const [name, setName] = useState('');
  const [drawing, setDrawing] = useState<Uint8Array>();
  const [error, setError] = useState<string>();
  const submit = async () => {
    const signedBy = name.trim();
    setError(signedBy === '' ? 'Enter who signs.' : undefined);
    if (signedBy === '') return;
    const { ok } = await action.run(() => run('workOrders.sign', { id: order.id, signedBy, drawing }));
    if (ok) onClose();
  };
  return (
    <FormDialog
      open
      title="Take signature"
      size="md"
      submitLabel="Save signature"
      busy={action.busy}
      failure={action.failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Signed for the customer by"
        required
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={error}
      />
      <Pad onChange={setDrawing} />
    </FormDialog>
  );
}
