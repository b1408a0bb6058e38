import { run, useAction, useKeptInput } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FormDialog, Notice, TextField } from '@fm/ui';
import { useState } from 'react';
import { Pad } from './pad';
import { type Drawing, NOTHING_DRAWN } from './strokes';

interface SignatureDialogProps {
  readonly order: Stored<WorkOrder>;
  readonly onClose: () => void;
}

/** What is typed and drawn. */
interface Signed {
  readonly name: string;
  readonly drawing: Drawing;
}

const NOTHING: Signed = { name: '', drawing: NOTHING_DRAWN };

/** Lets the customer sign, drawn or by the typed name; what is signed and not saved is kept over a reload. */
export function SignatureDialog({ order, onClose }: SignatureDialogProps) {
  const action = useAction();
  const { input, restored, change, forget } = useKeptInput(
    `workOrders/${order.id}/signature`,
    undefined,
    order.id,
    () => NOTHING,
  );
  const [error, setError] = useState<string>();
  const close = () => {
    forget();
    onClose();
  };
  const submit = async () => {
    const signedBy = input.name.trim();
    setError(signedBy === '' ? 'Enter who signs.' : undefined);
    if (signedBy === '') return;
    const drawing = input.drawing.picture ?? undefined;
    const { ok } = await action.run(() => run('workOrders.sign', { id: order.id, signedBy, drawing }));
    if (ok) close();
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
      onClose={close}
    >
      {restored && <Notice tone="info">What was typed and drawn before is back.</Notice>}
      <TextField
        label="Signed for the customer by"
        required
        maxLength={120}
        autoComplete="off"
        value={input.name}
        onChange={(name) => change({ name })}
        error={error}
      />
      <Pad value={input.drawing} onChange={(drawing) => change({ drawing })} />
    </FormDialog>
  );
}
