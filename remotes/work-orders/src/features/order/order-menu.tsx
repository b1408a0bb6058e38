import { workOrderAddress } from '@fm/contract/addresses';
import type { Trash } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useReminderEntry } from '@fm/screens/record';
import { SaveTemplateDialog } from '@fm/screens/templates';
import { DuplicateIcon, FileIcon } from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveTemplate } from '../form/templates/api/templates';

interface OrderMenuProps {
  readonly trash: Trash<WorkOrder>;
  readonly order: Stored<WorkOrder>;
}

/** What is seldom done with an order: more of its kind, and away with it. */
export function OrderMenu({ trash, order }: OrderMenuProps) {
  const navigate = useNavigate();
  const reminder = useReminderEntry(workOrders, order.id);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <TrashMenu
        trash={trash}
        record={order}
        more={[
          ...reminder,
          {
            id: 'duplicate',
            label: 'Duplicate…',
            icon: <DuplicateIcon />,
            onSelect: () => navigate(workOrderAddress.new({ copy: order.id })),
          },
          {
            id: 'template',
            label: 'Save as template…',
            icon: <FileIcon />,
            onSelect: () => setSaving(true),
          },
        ]}
      />
      {saving && (
        <SaveTemplateDialog
          intro="Keeps what is to be done: title, description, checklist, parts and costs. Not where, when and by whom."
          title={order.title}
          chosenFor="new work orders"
          onSave={(id, name) => saveTemplate(id, name, order)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
