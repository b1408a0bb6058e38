import { type CommandInput, useBatch } from '@fm/data';
import { isReassigned, type PlannedTogether } from '@fm/domain/assignment';
import type { Called, Stored } from '@fm/domain/record';
import { type OrderChange, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { BulkDialog, formatSentence } from '@fm/ui';
import { type ReactNode, useState } from 'react';
import { ReasonField } from '../../planning/assignment/reason-field';
import { PlanWarnings } from './plan-warnings';
import { usePlanCheck } from './use-plan-check';

/** A change of the chosen orders: what the server is asked for, and what comes of it for each order. */
export interface AskedChange {
  readonly change: CommandInput<'workOrders.changeMany'>['change'];
  readonly compute: OrderChange;
}

export interface BulkChangeProps {
  /** The chosen orders. */
  readonly rows: readonly Stored<WorkOrder>[];
  readonly onClose: () => void;
}

interface BulkChangeOptions extends BulkChangeProps {
  /** What is done to how many: "Assign {count} work orders". */
  readonly title: Called;
  readonly intro?: string;
  readonly submitLabel: string;
  /** What to do as it stands in the fields; a text says what is missing. */
  readonly changeOf: () => AskedChange | string;
  readonly children: ReactNode;
}

const DOING: Called = { one: 'Changing 1 work order', many: 'Changing {count} work orders' };

/** Asks for a change of the chosen orders; where something speaks against their new plans, also why all the same. */
export function BulkChange({ rows, onClose, title, changeOf, children, ...dialog }: BulkChangeOptions) {
  const [missing, setMissing] = useState<string>();
  // The list lives on behind the dialog: these are the orders that were chosen as it opened.
  const [chosen] = useState(rows);
  const batch = useBatch(workOrders, {
    texts: {
      doing: formatSentence(chosen.length, DOING),
      noun: workOrders.called.many,
      done: { one: '1 work order was changed.', many: '{count} work orders were changed.' },
    },
    onDone: onClose,
  });
  const change = changeOf();
  const changes = typeof change === 'string' ? [] : reassignedBy(chosen, change.compute);
  const check = usePlanCheck(changes);
  const isWarned = check.found !== undefined && check.found.orders.length > 0;
  const submit = async () => {
    setMissing(typeof change === 'string' ? change : undefined);
    if (typeof change === 'string' || !(await check.isGiven())) return;
    const why = check.reason ? { note: check.reason } : {};
    await batch.run(chosen, {
      name: 'workOrders.changeMany',
      input: (ids, batchId) => ({ ids: [...ids], batchId, change: change.change, ...why }),
    });
  };
  return (
    <BulkDialog
      open
      {...dialog}
      title={formatSentence(chosen.length, title)}
      noun={workOrders.called.many}
      size={isWarned ? 'md' : 'sm'}
      busy={check.busy}
      failure={missing}
      progress={batch.progress}
      report={batch.report}
      onSubmit={submit}
      onStop={batch.stop}
      onClose={onClose}
    >
      {children}
      {isWarned && (
        <>
          <PlanWarnings found={check.found} total={changes.length} />
          <ReasonField {...check.field} />
        </>
      )}
    </BulkDialog>
  );
}

/** The orders that a change would give to somebody else or another time, before and after it. */
const reassignedBy = (rows: readonly Stored<WorkOrder>[], change: OrderChange): PlannedTogether[] =>
  rows.flatMap((before) => {
    const computed = change(before);
    if (!computed.ok) return [];
    const after = { ...before, ...computed.patch };
    return isReassigned(before, after) ? [{ before, after }] : [];
  });
