import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { checklistItems, isFailed, scheduleOf, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { BulkDialog, Notice, TextArea } from '@fm/ui';
import { useState } from 'react';
import { countedOrders } from '../../formatting/counted-orders';
import { type BulkTarget, isOpenTo } from './open-to';
import type { StepProps } from './step-dialog';
import { useEachTransition } from './use-each-transition';

interface About {
  readonly what: string;
  /** "Cancel" alone closes the dialog. */
  readonly submitLabel: string;
  readonly doing: string;
  readonly done: string;
  readonly intro: string;
  /** The reason that each order keeps; none is asked for where left out. */
  readonly reason?: string;
}

const ABOUT: Readonly<Record<BulkTarget, About>> = {
  scheduled: {
    what: 'Schedule',
    submitLabel: 'Schedule',
    doing: 'Scheduling',
    done: 'scheduled',
    intro:
      'Drafts with lead, day and time go to their crews. One against whose plan something speaks stays a draft.',
  },
  verified: {
    what: 'Verify',
    submitLabel: 'Verify',
    doing: 'Verifying',
    done: 'verified',
    intro: 'They are locked: after this only an administrator can change them.',
  },
  cancelled: {
    what: 'Cancel',
    submitLabel: 'Cancel orders',
    doing: 'Cancelling',
    done: 'cancelled',
    intro:
      'Cancelled orders stay readable and cannot be opened again. Plans go on with their next occurrences.',
    reason: 'Why?',
  },
};

/** Takes those of the chosen orders to a status that it is open to, one after the other. */
function TransitionDialog({ rows, onClose, to }: StepProps & { readonly to: BulkTarget }) {
  const actor = useActor();
  const { toast } = useHost();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // The list lives on behind the dialog: these are the orders that were chosen as it opened.
  const [open] = useState(() => rows.filter((order) => isOpenTo(order, to, actor)));
  const [left] = useState(rows.length - open.length);
  const { what, submitLabel, doing, done, intro, reason: asks } = ABOUT[to];
  const each = useEachTransition();
  const submit = async () => {
    setMissing(asks !== undefined && reason.trim() === '');
    if (asks !== undefined && reason.trim() === '') return;
    const result = await each.run(open, to, (order) => ({
      ...(asks !== undefined && { reason }),
      ...(to === 'scheduled' && { schedule: scheduleOf(order) }),
      ...(to === 'cancelled' && order.planRef && order.occurrenceId && { occurrence: 'skip' as const }),
    }));
    if (!result.isWhole) return;
    toast.success(`${countedOrders(result.done)} ${result.done === 1 ? 'is' : 'are'} ${done}.`);
    onClose();
  };
  return (
    <BulkDialog
      open
      title={`${what} ${countedOrders(open.length)}`}
      intro={intro}
      submitLabel={submitLabel}
      danger={to === 'cancelled'}
      noun="work orders"
      doing={`${doing} work orders`}
      progress={each.progress}
      report={each.report}
      onSubmit={submit}
      onStop={each.stop}
      onClose={onClose}
    >
      {left > 0 && (
        <p>{`${countedOrders(left)} of those chosen ${left === 1 ? 'stays as it is' : 'stay as they are'}.`}</p>
      )}
      {to === 'verified' && <FailedChecks orders={open} />}
      {asks !== undefined && (
        <TextArea
          label={asks}
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={missing && reason.trim() === '' ? 'Say why.' : undefined}
        />
      )}
    </BulkDialog>
  );
}

/** Names the orders whose checklists found something: they may want another order first. */
function FailedChecks({ orders }: { readonly orders: readonly Stored<WorkOrder>[] }) {
  const failed = orders.filter(({ checklist }) => checklistItems(checklist).some(isFailed));
  if (failed.length === 0) return null;
  return (
    <Notice tone="warning" title={`Checks failed on ${countedOrders(failed.length)}`}>
      <ul>
        {failed.map((order) => (
          <li key={order.id} dir="auto">
            {[order.number, order.title].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export const ScheduleDialog = (props: StepProps) => <TransitionDialog {...props} to="scheduled" />;
export const VerifyDialog = (props: StepProps) => <TransitionDialog {...props} to="verified" />;
export const CancelDialog = (props: StepProps) => <TransitionDialog {...props} to="cancelled" />;
