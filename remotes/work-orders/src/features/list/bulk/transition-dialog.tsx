import { useActor } from '@fm/data';
import type { Actor, Called, Stored } from '@fm/domain/record';
import { checklistItems, isFailed, isOpenTogether, type WorkOrder } from '@fm/domain/work-order';
import { formatSentence, Notice, TextArea } from '@fm/ui';
import { useState } from 'react';
import type { BulkChangeProps } from './bulk-change';
import { moreOrdersText } from './order-text';
import { TogetherDialog } from './together-dialog';

const OWN: Called = {
  one: 'You completed 1 of those chosen, so somebody else has to verify it.',
  many: 'You completed {count} of those chosen, so somebody else has to verify them.',
};
const FAILED: Called = { one: 'Checks failed on 1 work order', many: 'Checks failed on {count} work orders' };

/** Orders that are named: enough to judge by. */
const MOST_NAMED = 10;

/** Verifies those of the chosen orders that somebody else completed. */
export function VerifyDialog({ rows, onClose }: BulkChangeProps) {
  const actor = useActor();
  // The list lives on behind the dialog: these are the orders that were chosen as it opened.
  const [orders] = useState(() => rows.filter((order) => isOpenTogether(order, 'verified', actor)));
  const [own] = useState(() => rows.filter((order) => isOwnWork(order, actor)).length);
  const [staying] = useState(rows.length - orders.length - own);
  return (
    <TogetherDialog
      to="verified"
      orders={orders}
      staying={staying}
      intro="They are locked: after this only an administrator can change them."
      onClose={onClose}
    >
      {own > 0 && <p>{formatSentence(own, OWN)}</p>}
      <FailedChecks orders={orders} />
    </TogetherDialog>
  );
}

/** Cancels the chosen orders for a reason that each keeps. */
export function CancelDialog({ rows, onClose }: BulkChangeProps) {
  const actor = useActor();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [orders] = useState(() => rows.filter((order) => isOpenTogether(order, 'cancelled', actor)));
  const [staying] = useState(rows.length - orders.length);
  const isEmpty = reason.trim() === '';
  return (
    <TogetherDialog
      to="cancelled"
      orders={orders}
      staying={staying}
      intro="Cancelled orders stay readable and cannot be opened again. Plans go on with their next occurrences."
      isMissing={() => {
        setMissing(isEmpty);
        return isEmpty;
      }}
      given={() => ({ reason })}
      onClose={onClose}
    >
      <TextArea
        label="Why?"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={missing && isEmpty ? 'Say why.' : undefined}
      />
    </TogetherDialog>
  );
}

/** What somebody completed is looked at by somebody else. */
const isOwnWork = ({ status, completedBy }: WorkOrder, { uid }: Pick<Actor, 'uid'>): boolean =>
  status === 'completed' && completedBy?.uid === uid;

/** Names the orders whose checklists found something: they may want another order first. */
function FailedChecks({ orders }: { readonly orders: readonly Stored<WorkOrder>[] }) {
  const failed = orders.filter(({ checklist }) => checklistItems(checklist).some(isFailed));
  if (failed.length === 0) return null;
  return (
    <Notice tone="warning" title={formatSentence(failed.length, FAILED)}>
      <ul>
        {failed.slice(0, MOST_NAMED).map((order) => (
          <li key={order.id} dir="auto">
            {[order.number, order.title].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
      {failed.length > MOST_NAMED && <p>{moreOrdersText(failed.length - MOST_NAMED)}</p>}
    </Notice>
  );
}
