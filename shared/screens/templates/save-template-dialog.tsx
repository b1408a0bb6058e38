import { newId, type Outcome } from '@fm/data';
import { MAX_TEMPLATE_NAME } from '@fm/domain/template';
import { useHost } from '@fm/platform';
import { useState } from 'react';
import { TemplateNameDialog } from './template-name-dialog';

export interface SaveTemplateDialogProps {
  /** What a template keeps, and what it does not. */
  readonly intro: string;
  /** Title of the record, which the template is called by unless somebody types another name. */
  readonly title: string;
  /** What templates of this kind are chosen for: "new work orders". */
  readonly chosenFor: string;
  /** Stores the template. `id` stays over tries, so that trying again keeps it once. */
  readonly onSave: (id: string, name: string) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
}

/** Keeps what a record holds as a template. */
export function SaveTemplateDialog({ intro, title, chosenFor, onSave, onClose }: SaveTemplateDialogProps) {
  const host = useHost();
  const [id] = useState(newId);
  return (
    <TemplateNameDialog
      title="Save as template"
      intro={intro}
      submitLabel="Save template"
      name={title.slice(0, MAX_TEMPLATE_NAME)}
      onSave={async (name) => {
        const outcome = await onSave(id, name);
        if (outcome.ok) host.toast.success(`“${name}” can be chosen for ${chosenFor}.`);
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
