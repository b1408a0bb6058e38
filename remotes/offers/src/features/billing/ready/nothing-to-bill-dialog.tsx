import { run, useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { workOrders } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { FormDialog, formatCounted, nounFor, TextArea } from '@fm/ui';
import { useState } from 'react';

interface NothingToBillDialogProps {
  /** At least one. */
  readonly orders: readonly Stored<WorkOrder>[];
  readonly onClose: () => void;
}

/** Asks why these orders are not billed, and takes them out of what is ready. */
export function NothingToBillDialog({ orders, onClose }: NothingToBillDialogProps) {
  const { toast } = useHost();
  const { busy, failure, run: act } = useAction();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [first] = orders;
  const what = nounFor(orders.length, {
    one: `“${first?.title}”`,
    many: formatCounted(orders.length, workOrders.called),
  });
  const submit = async () => {
    if (reason.trim() === '') return setProblem('Say why there is nothing to bill.');
    const orderIds = orders.map(({ id }) => id);
    const { ok } = await act(() => run('invoices.leaveUnbilled', { orderIds, reason }));
    if (!ok) return;
    toast.success(`Nothing is billed for ${what}.`);
    onClose();
  };
  return (
    <FormDialog
      open
      title="Nothing to bill"
      intro={nounFor(orders.length, {
        one: `${what} is not ready to bill any more. That can be taken back.`,
        many: `${what} are not ready to bill any more. That can be taken back.`,
      })}
      submitLabel="Nothing to bill"
      busy={busy}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Why is there nothing to bill?"
        hint="For the history."
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setProblem(undefined);
        }}
        error={problem}
      />
    </FormDialog>
  );
}
