import type { Stored } from '@fm/domain/record';
import {
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderTransitionInput,
  workOrders,
} from '@fm/domain/work-order';
import type { BulkDialog } from '@fm/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { orderTransitionScreen } from '../../transitions/order-transition-screen';

type Report = NonNullable<ComponentProps<typeof BulkDialog>['report']>;

/** Why no order can be changed at the moment. */
const PASSING: readonly string[] = ['unreachable', 'quota'];

/** Many orders on their way to a status, each by the command that takes one there, with all that it looks at. */
export function useEachTransition() {
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [report, setReport] = useState<Report>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  return {
    progress,
    report,
    /** Ends it after the order under way. */
    stop: () => {
      isStopped.current = true;
    },
    /** Gives how many were taken there, and whether all of them were; else the report says which were not. */
    async run(
      orders: readonly Stored<WorkOrder>[],
      to: WorkOrderStatus,
      inputOf: (order: Stored<WorkOrder>) => WorkOrderTransitionInput,
    ): Promise<{ readonly done: number; readonly isWhole: boolean }> {
      isStopped.current = false;
      const failed: { id: string; name: string; message: string }[] = [];
      let tried = 0;
      let reason: string | undefined;
      setProgress({ done: 0, total: orders.length });
      for (const order of orders) {
        if (isStopped.current) break;
        const outcome = await orderTransitionScreen.send(order, to, inputOf(order));
        if (!outcome.ok && PASSING.includes(outcome.failure.kind)) {
          // The next ones would fail for the same reason.
          reason = outcome.failure.message;
          break;
        }
        tried += 1;
        if (!outcome.ok)
          failed.push({ id: order.id, name: workOrders.label(order), message: outcome.failure.message });
        setProgress({ done: tried, total: orders.length });
      }
      setProgress(undefined);
      const left = orders.length - tried;
      const done = tried - failed.length;
      const isWhole = left + failed.length === 0;
      if (!isWhole) setReport({ done, failed, left, reason });
      return { done, isWhole };
    },
  };
}
