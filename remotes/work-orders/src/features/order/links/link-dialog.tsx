import { useAction } from '@fm/data';
import type { Ref, Stored } from '@fm/domain/record';
import {
  WORK_ORDER_LINK_LABELS,
  WORK_ORDER_LINKS,
  type WorkOrder,
  type WorkOrderLink,
} from '@fm/domain/work-order';
import { FormDialog } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { linkOrders, orderOptions } from './api/link-orders';

const kinds = optionsOf(WORK_ORDER_LINKS, WORK_ORDER_LINK_LABELS);

interface LinkDialogProps {
  readonly order: Stored<WorkOrder>;
  readonly onClose: () => void;
}

/** Says how this order stands to another one. */
export function LinkDialog({ order, onClose }: LinkDialogProps) {
  const [kind, setKind] = useState<WorkOrderLink>('relatesTo');
  const [other, setOther] = useState<Ref | null>(null);
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useAction();
  const submit = async () => {
    if (!other) return setError('Choose the other order.');
    const outcome = await run(() => linkOrders(order.id, kind, other.id));
    if (outcome.ok) onClose();
  };
  return (
    <FormDialog
      open
      title="Link to another order"
      submitLabel="Link"
      busy={busy}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label="This order is" required options={kinds} value={kind} onChange={setKind} />
      <ComboBoxField
        label="Order"
        required
        load={orderOptions(order.id)}
        value={other}
        onChange={(chosen) => {
          setOther(chosen);
          setError(undefined);
        }}
        error={error}
      />
    </FormDialog>
  );
}
