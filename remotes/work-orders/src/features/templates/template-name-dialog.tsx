import { type Outcome, useAction } from '@fm/data';
import { templateNameSchema } from '@fm/domain/work-order';
import { FormDialog, TextField } from '@fm/ui';
import { useState } from 'react';
import { checkTyped } from '../validation/check-typed';

interface TemplateNameDialogProps {
  readonly title: string;
  readonly intro?: string;
  readonly submitLabel: string;
  readonly name: string;
  readonly onSave: (name: string) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
}

/** Asks what a template is called. */
export function TemplateNameDialog({ name, onSave, onClose, ...frame }: TemplateNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useAction();
  const submit = async () => {
    const result = checkTyped(templateNameSchema, { name: typed });
    if ('problems' in result) return setError(result.problems.name);
    const outcome = await run(() => onSave(result.values.name));
    if (outcome.ok) onClose();
  };
  return (
    <FormDialog {...frame} open busy={busy} failure={failure?.message} onSubmit={submit} onClose={onClose}>
      <TextField
        label="Name"
        required
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setError(undefined);
        }}
        error={error}
      />
    </FormDialog>
  );
}
