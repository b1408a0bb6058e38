import { useActor, useDeed } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FormDialog, TextField } from '@fm/ui';
import { useState } from 'react';
import { takeSignature } from './api/sign';
import { Pad } from './pad';

interface SignatureDialogProps {
  readonly order: Stored<WorkOrder>;
  readonly onClose: () => void;
}

/** Lets the customer sign, drawn or by the typed name. */
export function SignatureDialog({ order, onClose }: SignatureDialogProps) {
  const actor = useActor();
  const { busy, failure, run } = useDeed();
  const [name, setName] = useState('');
  const [drawing, setDrawing] = useState<Uint8Array>();
  const [error, setError] = useState<string>();
  const submit = async () => {
    const signedBy = name.trim();
    setError(signedBy === '' ? 'Enter who signs.' : undefined);
    if (signedBy === '') return;
    const { ok } = await run(() => takeSignature(actor, order, signedBy, drawing));
    if (ok) onClose();
  };
  return (
    <FormDialog
      open
      title="Take signature"
      size="md"
      submitLabel="Save signature"
      busy={busy}
      failure={failure?.message}
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
