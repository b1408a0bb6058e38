import { useState } from 'react';
import { FormDialog } from '../dialog/form-dialog';
import { Checkbox } from '../field/checkbox';
import { TextField } from '../field/text-field';
import type { ShownViews, ViewFields } from './shown-views';

const LONGEST_NAME = 40;

interface ViewDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: ViewFields;
  readonly onSave: (fields: ViewFields) => ReturnType<ShownViews['save']>;
  readonly onClose: () => void;
}

/** Asks what a view is called, who sees it and whether the list opens with it. */
export function ViewDialog({ title, submitLabel, initial, onSave, onClose }: ViewDialogProps) {
  const [fields, setFields] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<ViewFields>) => setFields({ ...fields, ...change });
  const save = async () => {
    const name = fields.name.trim();
    const wrong =
      name === ''
        ? 'Enter a name.'
        : name.length > LONGEST_NAME
          ? `Shorten this to at most ${LONGEST_NAME} characters.`
          : undefined;
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    const outcome = await onSave({ ...fields, name });
    setBusy(false);
    if (outcome.ok) onClose();
    else setFailure(outcome.failure.message);
  };
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        error={problem}
        value={fields.name}
        onChange={(name) => set({ name })}
        autoComplete="off"
      />
      <Checkbox
        label="Shared with all colleagues"
        value={fields.shared}
        onChange={(shared) => set({ shared })}
      />
      <Checkbox
        label="Open the list with it"
        value={fields.isDefault}
        onChange={(isDefault) => set({ isDefault })}
      />
    </FormDialog>
  );
}
