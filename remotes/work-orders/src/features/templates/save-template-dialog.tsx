import { newId } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { useState } from 'react';
import { saveTemplate } from './api/templates';
import { TemplateNameDialog } from './template-name-dialog';

interface SaveTemplateDialogProps {
  readonly order: Stored<WorkOrder>;
  readonly onClose: () => void;
}

const MAX_NAME = 80;

/** Keeps the work of an order as a template. */
export function SaveTemplateDialog({ order, onClose }: SaveTemplateDialogProps) {
  const host = useHost();
  const [id] = useState(newId);
  return (
    <TemplateNameDialog
      title="Save as template"
      intro="Keeps what is to be done: title, description, checklist, parts and costs. Not where, when and by whom."
      submitLabel="Save template"
      name={order.title.slice(0, MAX_NAME)}
      onSave={async (name) => {
        const outcome = await saveTemplate(id, name, order);
        if (outcome.ok) host.toast.success(`“${name}” can be chosen for new work orders.`);
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
