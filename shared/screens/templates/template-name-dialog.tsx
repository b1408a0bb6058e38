import { type Outcome, useAction } from '@fm/data';
import { MAX_TEMPLATE_NAME, templateName } from '@fm/domain/template';
import { FormDialog, TextField } from '@fm/ui';
import { useState } from 'react';
import { safeParse } from 'valibot';

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
    const result = safeParse(templateName, typed);
    if (!result.success) return setError(result.issues[0].message);
    const outcome = await run(() => onSave(result.output));
    if (outcome.ok) onClose();
  };
  return (
    <FormDialog {...frame} open busy={busy} failure={failure?.message} onSubmit={submit} onClose={onClose}>
      <TextField
        label="Name"
        required
        maxLength={MAX_TEMPLATE_NAME}
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
