import type { Trash } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { TrashMenu } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SaveTemplateDialog } from '../templates/save-template-dialog';

interface OrderMenuProps {
  readonly trash: Trash<WorkOrder>;
  readonly order: Stored<WorkOrder>;
}

/** What is seldom done with an order: more of its kind, and away with it. */
export function OrderMenu({ trash, order }: OrderMenuProps) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <TrashMenu
        trash={trash}
        record={order}
        more={[
          {
            id: 'duplicate',
            label: 'Duplicate…',
            onSelect: () => navigate(`/work-orders/form?copy=${order.id}`),
          },
          { id: 'template', label: 'Save as template…', onSelect: () => setSaving(true) },
        ]}
      />
      {saving && <SaveTemplateDialog order={order} onClose={() => setSaving(false)} />}
    </>
  );
}
