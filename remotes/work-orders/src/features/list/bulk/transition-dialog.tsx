import { useActor, useBatch } from '@fm/data';
import type { Actor, Called, Stored } from '@fm/domain/record';
import {
  checklistItems,
  isFailed,
  isOpenTogether,
  type StatusTogether,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { BulkDialog, formatSentence, Notice, TextArea } from '@fm/ui';
import { useState } from 'react';
import type { BulkChangeProps } from './bulk-change';

/** What is asked and said about taking so many orders to a status; `{count}` stands for how many. */
interface About {
  readonly title: Called;
  /** "Cancel" alone closes the dialog. */
  readonly submitLabel: string;
  readonly doing: Called;
  readonly done: Called;
  readonly intro: string;
  /** The reason that each order keeps; none is asked for where left out. */
  readonly reason?: string;
}

const ABOUT: Readonly<Record<StatusTogether, About>> = {
  scheduled: {
    title: { one: 'Schedule 1 work order', many: 'Schedule {count} work orders' },
    submitLabel: 'Schedule',
    doing: { one: 'Scheduling 1 work order', many: 'Scheduling {count} work orders' },
    done: { one: '1 work order is scheduled.', many: '{count} work orders are scheduled.' },
    intro:
      'Drafts with lead, day and time go to their crews. One against whose plan something speaks stays a draft.',
  },
  verified: {
    title: { one: 'Verify 1 work order', many: 'Verify {count} work orders' },
    submitLabel: 'Verify',
    doing: { one: 'Verifying 1 work order', many: 'Verifying {count} work orders' },
    done: { one: '1 work order is verified.', many: '{count} work orders are verified.' },
    intro: 'They are locked: after this only an administrator can change them.',
  },
  cancelled: {
    title: { one: 'Cancel 1 work order', many: 'Cancel {count} work orders' },
    submitLabel: 'Cancel orders',
    doing: { one: 'Cancelling 1 work order', many: 'Cancelling {count} work orders' },
    done: { one: '1 work order is cancelled.', many: '{count} work orders are cancelled.' },
    intro:
      'Cancelled orders stay readable and cannot be opened again. Plans go on with their next occurrences.',
    reason: 'Why?',
  },
};

const STAYING: Called = {
  one: '1 work order of those chosen stays as it is.',
  many: '{count} work orders of those chosen stay as they are.',
};
const OWN: Called = {
  one: 'You completed 1 of those chosen, so somebody else has to verify it.',
  many: 'You completed {count} of those chosen, so somebody else has to verify them.',
};
const FAILED: Called = { one: 'Checks failed on 1 work order', many: 'Checks failed on {count} work orders' };

/** Orders that are named: enough to judge by. */
const MOST_NAMED = 10;
const UNNAMED: Called = { one: 'And 1 more work order.', many: 'And {count} more work orders.' };

/** Orders in one command: as many as it takes at most. */
const PAGE = 20;

/** Takes those of the chosen orders to a status that they are open to; a page loaded again meanwhile offers to go on. */
function TransitionDialog({ rows, onClose, to }: BulkChangeProps & { readonly to: StatusTogether }) {
  const actor = useActor();
  const { toast } = useHost();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // The list lives on behind the dialog: these are the orders that were chosen as it opened.
  const [open] = useState(() => rows.filter((order) => isOpenTogether(order, to, actor)));
  const [own] = useState(to === 'verified' ? rows.filter((order) => isOwnWork(order, actor)).length : 0);
  const [left] = useState(rows.length - open.length - own);
  const { title, submitLabel, doing, done, intro, reason: asks } = ABOUT[to];
  const batch = useBatch(workOrders, {
    texts: { doing: formatSentence(open.length, doing), noun: workOrders.called.many, done },
    size: PAGE,
    isFinal: true,
    onDone: (count) => {
      toast.success(formatSentence(count, done));
      onClose();
    },
  });
  const submit = async () => {
    setMissing(asks !== undefined && reason.trim() === '');
    if (asks !== undefined && reason.trim() === '') return;
    const why = asks === undefined ? {} : { reason };
    await batch.run(open, {
      name: 'workOrders.transitionMany',
      input: (ids) => ({ ids: [...ids], to, ...why }),
    });
  };
  return (
    <BulkDialog
      open
      title={formatSentence(open.length, title)}
      intro={intro}
      submitLabel={submitLabel}
      danger={to === 'cancelled'}
      noun={workOrders.called.many}
      doing={formatSentence(open.length, doing)}
      progress={batch.progress}
      report={batch.report}
      onSubmit={submit}
      onStop={batch.stop}
      onClose={onClose}
    >
      {own > 0 && <p>{formatSentence(own, OWN)}</p>}
      {left > 0 && <p>{formatSentence(left, STAYING)}</p>}
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
      {failed.length > MOST_NAMED && <p>{formatSentence(failed.length - MOST_NAMED, UNNAMED)}</p>}
    </Notice>
  );
}

export const ScheduleDialog = (props: BulkChangeProps) => <TransitionDialog {...props} to="scheduled" />;
export const VerifyDialog = (props: BulkChangeProps) => <TransitionDialog {...props} to="verified" />;
export const CancelDialog = (props: BulkChangeProps) => <TransitionDialog {...props} to="cancelled" />;
