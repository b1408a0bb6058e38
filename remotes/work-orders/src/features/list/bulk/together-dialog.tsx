import { type CommandInput, useBatch } from '@fm/data';
import type { Called, Stored } from '@fm/domain/record';
import { type StatusTogether, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { BulkDialog, type BulkDialogProps, formatSentence } from '@fm/ui';
import type { ReactNode } from 'react';

/** What is said about taking so many orders to a status; `{count}` stands for how many. */
interface About {
  readonly title: Called;
  /** "Cancel" alone closes the dialog. */
  readonly submitLabel: string;
  readonly doing: Called;
  readonly done: Called;
}

const ABOUT: Readonly<Record<StatusTogether, About>> = {
  scheduled: {
    title: { one: 'Schedule 1 work order', many: 'Schedule {count} work orders' },
    submitLabel: 'Schedule',
    doing: { one: 'Scheduling 1 work order', many: 'Scheduling {count} work orders' },
    done: { one: '1 work order is scheduled.', many: '{count} work orders are scheduled.' },
  },
  verified: {
    title: { one: 'Verify 1 work order', many: 'Verify {count} work orders' },
    submitLabel: 'Verify',
    doing: { one: 'Verifying 1 work order', many: 'Verifying {count} work orders' },
    done: { one: '1 work order is verified.', many: '{count} work orders are verified.' },
  },
  cancelled: {
    title: { one: 'Cancel 1 work order', many: 'Cancel {count} work orders' },
    submitLabel: 'Cancel orders',
    doing: { one: 'Cancelling 1 work order', many: 'Cancelling {count} work orders' },
    done: { one: '1 work order is cancelled.', many: '{count} work orders are cancelled.' },
  },
};

const STAYING: Called = {
  one: '1 work order of those chosen stays as it is.',
  many: '{count} work orders of those chosen stay as they are.',
};

/** Orders in one command: as many as it takes at most. */
const PAGE = 20;

type Given = Omit<CommandInput<'workOrders.transitionMany'>, 'ids' | 'to'>;

interface TogetherDialogProps
  extends Pick<BulkDialogProps, 'intro' | 'busy' | 'size' | 'failure' | 'onClose'> {
  readonly to: StatusTogether;
  /** The orders that are taken there. */
  readonly orders: readonly Stored<WorkOrder>[];
  /** How many of those chosen it is not open to. */
  readonly staying: number;
  /** What goes along for these orders; nothing where left out. */
  readonly given?: (ids: readonly string[]) => Given;
  /** Says what is missing before anything is done, and whether something is. */
  readonly isMissing?: () => boolean;
  readonly children?: ReactNode;
}

/** Takes orders to a status, page by page; a page loaded again meanwhile offers to go on. */
export function TogetherDialog({
  to,
  orders,
  staying,
  given = () => ({}),
  isMissing = () => false,
  children,
  onClose,
  ...dialog
}: TogetherDialogProps) {
  const { toast } = useHost();
  const { title, submitLabel, doing, done } = ABOUT[to];
  const batch = useBatch(workOrders, {
    texts: { doing: formatSentence(orders.length, doing), noun: workOrders.called.many, done },
    size: PAGE,
    isFinal: true,
    onDone: (count) => {
      toast.success(formatSentence(count, done));
      onClose();
    },
  });
  const submit = async () => {
    if (isMissing()) return;
    await batch.run(orders, {
      name: 'workOrders.transitionMany',
      input: (ids) => ({ ids: [...ids], to, ...given(ids) }),
    });
  };
  return (
    <BulkDialog
      open
      {...dialog}
      title={formatSentence(orders.length, title)}
      submitLabel={submitLabel}
      danger={to === 'cancelled'}
      noun={workOrders.called.many}
      doing={formatSentence(orders.length, doing)}
      progress={batch.progress}
      report={batch.report}
      onSubmit={submit}
      onStop={batch.stop}
      onClose={onClose}
    >
      {staying > 0 && <p>{formatSentence(staying, STAYING)}</p>}
      {children}
    </BulkDialog>
  );
}
